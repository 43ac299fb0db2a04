import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../scripts/root.ts'
// Imported by path: no entry point of the viewer exports its build, which is not part of the product.
import { buildClient, bundle } from '../../packages/viewer/scripts/build-client.ts'
import type { Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'

const KILOBYTE = 1024
const brotli = (text: string): number => brotliCompressSync(text).length

/** A2: the script in every published page, without and with the browser code of widgets. */
export async function viewerSizes(): Promise<Row[]> {
  const noBehavior = join(root, 'packages/viewer/src/testing/no-behavior.ts')
  const core = brotli(await bundle('client/main.ts', { replaced: { '@taplet/slides/behavior': noBehavior } }))
  const assets = await buildClient()
  const all = brotli(assets.script)
  return [
    row('viewer script without the code of widgets, brotli', core, 2 * KILOBYTE, '69 KB (npm story library)'),
    row('viewer script with every widget, brotli', all, 5 * KILOBYTE, '106 KB (AMP)'),
  ]
}

const row = (measure: string, bytes: number, limit: number, peer: string): Row => ({
  id: 'A2',
  measure,
  target: `≤ ${sizeText(limit)}`,
  measured: `${bytes} B`,
  peer,
  isMet: bytes <= limit,
})
