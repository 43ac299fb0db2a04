/**
 * Draws the stock backgrounds into the dashboard's samples and writes their data into the slides package. Slides of
 * merchants refer to these files for ever: a changed drawing gets a new address, and files once shipped are never
 * removed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mixColours } from '../scenes/mix-colours.ts'
import { glows } from './glows.ts'
import { papers } from './papers.ts'
import { patterns } from './patterns.ts'
import { shapes } from './shapes.ts'
import type { StockArt } from './stock-art.ts'

const PACKAGES = join(import.meta.dirname, '../../..')
const FOLDER = join(PACKAGES, 'dashboard/public/assets/app/samples/backgrounds')
const TABLES = join(PACKAGES, 'slides/src/stock')
const ADDRESS = '/assets/app/samples/backgrounds'
const SIZE = { width: 864, height: 1870 } // px: 2.2 for each CSS pixel of a 390 px phone
const BYTES = 28_000
const DOTS = 72
const CELLS = { width: 6, height: 12 } // resolution for counting colours

const groups: Record<string, Record<string, StockArt>> = { glows, papers, patterns, shapes }

const raster = (svg: string) => sharp(Buffer.from(svg), { density: (DOTS * SIZE.width) / 390 }).resize(SIZE)

/** Flat drawings are smallest with lossless compression; soft ones get the best quality within their budget. */
async function picture(svg: string, id: string): Promise<Buffer> {
  const exact = await raster(svg).webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer()
  if (exact.length <= BYTES) return exact
  for (let quality = 90; quality > 26; quality -= 4) {
    const file = await raster(svg).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= BYTES) return file
  }
  throw new Error(`${id} is too rich for its budget; simplify it.`)
}

const hex = (red = 0, green = 0, blue = 0): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** Returns the mean colour, and the darkest and lightest ones, on which text must be legible. */
async function coloursOf(svg: string): Promise<{ ground: string; colours: string[] }> {
  const pixels = await raster(svg)
    .removeAlpha()
    .resize({ ...CELLS, fit: 'fill' })
    .raw()
    .toBuffer()
  const cells = Array.from({ length: pixels.length / 3 }, (_, index) => [...pixels.subarray(index * 3, index * 3 + 3)])
  const light = ([red = 0, green = 0, blue = 0]: number[]) => red * 0.3 + green * 0.59 + blue * 0.11
  const sorted = cells.toSorted((one, other) => light(one) - light(other))
  const [mean] = [await raster(svg).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer()]
  const [red, green, blue] = mean
  const pick = (share: number) => hex(...(sorted[Math.round((sorted.length - 1) * share)] ?? []))
  return { ground: hex(red, green, blue), colours: [...new Set([pick(0.02), pick(0.5), pick(0.98)])] }
}

async function placeholderOf(svg: string): Promise<string> {
  const tiny = await raster(svg).resize(8, 17, { fit: 'fill' }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const isDark = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 < 128
}

/** Returns the stored data of one drawing, once its file exists. */
async function lineOf(id: string, art: StockArt, shipped: readonly string[]): Promise<{ line: string; bytes: number }> {
  const svg = art.draw()
  const file = await picture(svg, id)
  const name = `${id}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.webp`
  if (!shipped.includes(name)) await writeFile(join(FOLDER, name), file)
  const { ground, colours } = await coloursOf(svg)
  const dark = isDark(ground)
  const line = JSON.stringify({
    id,
    tags: art.tags,
    isDark: dark,
    ground,
    colours,
    ink: dark ? '#FFFFFF' : mixColours(ground, '#0B1020', 0.92).toUpperCase(),
    url: `${ADDRESS}/${name}`,
    bytes: file.length,
    placeholder: await placeholderOf(svg),
  })
  return { line, bytes: file.length }
}

await mkdir(FOLDER, { recursive: true })
await mkdir(TABLES, { recursive: true })
const shipped = await readdir(FOLDER)
let total = 0
const names: Record<string, string> = {}
for (const [group, drawings] of Object.entries(groups)) {
  const lines: string[] = []
  for (const [id, art] of Object.entries(drawings)) {
    const { line, bytes } = await lineOf(id, art, shipped)
    lines.push(`  ${line},`)
    names[id] = art.name
    total += bytes
  }
  const head = '/** Written by packages/server/demo/stock/build.ts; an address that once stood here works for ever. */'
  await writeFile(join(TABLES, `${group}.ts`), `${head}\nexport const ${group} = [\n${lines.join('\n')}\n] as const\n`)
}
const namesHead = '/** Names of the backgrounds. Written by packages/server/demo/stock/build.ts. */'
await writeFile(join(TABLES, 'messages/en.ts'), `${namesHead}\nexport const en = ${JSON.stringify(names)} as const\n`)
process.stdout.write(`${Math.round(total / 1024)} KB of backgrounds\n`)
