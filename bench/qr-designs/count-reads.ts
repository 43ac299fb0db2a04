import { drawQr, qrSvg } from '@taplet/qr'
import { type Pixels, type Reader, type ScanDesign, testPictures } from '@taplet/qr/scannability'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Reads of one design by reader name. */
export type Reads = { readonly [reader: string]: number }

/** Counts how often each reader, and ZBar, reads the real SVG of a design under the eight distortions. */
export async function countReads(
  design: ScanDesign,
  seeds: readonly number[],
  { readers, folder }: { readers: readonly Reader[]; folder: string },
): Promise<Reads> {
  const reads: { [reader: string]: number } = Object.fromEntries(readers.map(({ name }) => [name, 0]))
  const files: string[] = []
  for await (const { picture } of testPictures((pixels) => drawSvg(design, pixels), { seeds })) {
    for (const { name, read } of readers)
      if ((await read(picture)) === design.text) reads[name] = (reads[name] ?? 0) + 1
    const file = join(folder, `${files.length}.pgm`)
    await writeFile(file, toPgm(picture))
    files.push(file)
  }
  return { ...reads, zbar: await readWithZbar(files, design.text) }
}

/** Adds two counts; a reader that is missing in one keeps its count of the other. */
export const addReads = (one: Reads, other: Reads): Reads => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, count]) => [name, count + (one[name] ?? 0)])),
})

async function drawSvg(design: ScanDesign, pixelsPerModule: number): Promise<Pixels> {
  const drawing = drawQr(design.text, design.config, { logo: design.logo ?? undefined })
  const size = drawing.size * pixelsPerModule
  const { data } = await sharp(Buffer.from(qrSvg(drawing)), { density: 72 * pixelsPerModule })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: size, height: size, data: new Uint8ClampedArray(data) }
}

function toPgm({ width, height, data }: Pixels): Buffer {
  const grey = Buffer.alloc(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4)
    grey[at] = Math.round(0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0))
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}

const NOTHING_FOUND = 4

/** Runs ZBar once for all pictures: it prints a line for each that it reads. */
const readWithZbar = (files: readonly string[], text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    execFile('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', ...files], (error, stdout) => {
      // Its exit code is 4 when it found nothing in one of them.
      if (error && error.code !== NOTHING_FOUND) reject(error)
      else resolve(stdout.split('\n').filter((line) => line === text).length)
    })
  })
