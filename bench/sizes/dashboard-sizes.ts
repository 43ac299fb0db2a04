import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { root } from '../../scripts/root.ts'
import type { Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'

const FIRST_SCREEN = 165_000
const EDITOR = 60_000

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
type Manifest = z.output<typeof manifestSchema>

/** C1: the files that the dashboard needs for its first paint, by the bundler's manifest. */
export function dashboardSizes(): Row[] {
  const dist = join(root, 'packages/dashboard/dist')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const weigh = (...entries: string[]): number =>
    [...filesOf(manifest, entries)]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0)
  const shell = weigh('index.html')
  const first = weigh('index.html', 'src/screens/visitors/explore.tsx')
  const editor = weigh('index.html', 'src/screens/visitors/explore.tsx', 'src/screens/slides/slide.tsx') - first
  return [
    {
      id: 'C1',
      measure: 'dashboard, first screen: JavaScript, brotli',
      target: `≤ ${sizeText(FIRST_SCREEN)}`,
      measured: `${sizeText(first)} (shell ${sizeText(shell)})`,
      peer: 'Umami 814 KB gzip, Puck 295 KB',
      isMet: first <= FIRST_SCREEN,
    },
    {
      id: 'C1',
      measure: 'dashboard, added by the slide editor: JavaScript, brotli',
      target: `≤ ${sizeText(EDITOR)}`,
      measured: sizeText(editor),
      peer: 'GrapesJS 235 KB',
      isMet: editor <= EDITOR,
    },
  ]
}

function filesOf(manifest: Manifest, entries: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const entry = manifest[key]
    if (!entry) throw new Error(`${key} is not in the dashboard's manifest`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports.forEach(visit)
  }
  entries.forEach(visit)
  return files
}
