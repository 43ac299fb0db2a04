import { loadAssets, renderExperience } from '@taplet/viewer/render'
import { publicExperience } from '@taplet/contract/schemas'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { median } from './report/median.ts'

// Reads an experience from standard input and prints the cost of rendering and compressing it, in µs of CPU. Runs in a
// process of its own, because views need a loader that must be registered before their import.
const WARM_UP = 300
const BATCHES = 5
const PER_BATCH = 200

const experience = publicExperience.parse(JSON.parse(await text(process.stdin)))
const assets = loadAssets()
const render = (): string => renderExperience({ language: 'en', experience, origin: 'http://localhost', assets })
const html = Buffer.from(render())
// The quality that the server uses.
const compress = (): Buffer => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

process.stdout.write(JSON.stringify({ renderMicros: costOf(render), compressMicros: costOf(compress) }))

function costOf(work: () => unknown): number {
  for (let run = 0; run < WARM_UP; run++) work()
  const batches = Array.from({ length: BATCHES }, () => {
    const before = process.cpuUsage()
    for (let run = 0; run < PER_BATCH; run++) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / PER_BATCH
  })
  return median(batches)
}
