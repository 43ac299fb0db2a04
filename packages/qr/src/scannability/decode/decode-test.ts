import { drawQr } from '../../draw-qr.ts'
import { isInverted, partsOf } from '../colour/parts.ts'
import type { ScanDesign } from '../design.ts'
import type { Pixels } from '../pixels.ts'
import { rasterise } from '../raster/rasterise.ts'
import type { DecodeReport, ReaderReport } from './decode-report.ts'
import { plainDesign } from './plain-design.ts'
import type { Reader } from './reader.ts'
import { type Render, testPictures } from './test-pictures.ts'

export interface DecodeTestOptions {
  readers: readonly Reader[]
  /** Draws the design; our own rasteriser by default. */
  render?: Render | undefined
  /** The logo's picture, for our own rasteriser. */
  logoPixels?: Pixels | undefined
  /** Awaited between pictures: lets other work run, and cancels the test by throwing. */
  pause?: (() => Promise<void>) | undefined
}

/** Tests a design against a plain code with the same text and distortions. The plain one is tested once per text. */
export type DecodeTest = (design: ScanDesign, options: DecodeTestOptions) => Promise<DecodeReport>

/** Number of cached plain codes: for texts that people switch between. */
const REMEMBERED = 8

interface Reads {
  pictures: number
  read: Map<string, number>
  isCleanRead: boolean
}

export function createDecodeTest(): DecodeTest {
  const plain = new Map<string, Promise<Reads>>()
  const plainReads = (text: string, options: DecodeTestOptions): Promise<Reads> => {
    const key = `${options.readers.map(({ name }) => name).join()} ${text}`
    const known = plain.get(key)
    if (known) return known
    const reads = readAll(plainDesign(text), { readers: options.readers, pause: options.pause })
    plain.set(key, reads)
    // A cancelled test has no result.
    reads.catch(() => plain.delete(key))
    for (const oldest of plain.keys()) if (plain.size > REMEMBERED) plain.delete(oldest)
    return reads
  }
  return async (design, options) => {
    const reads = await readAll(design, options)
    return toReport(reads, await plainReads(design.text, options), options.readers)
  }
}

async function readAll(design: ScanDesign, { readers, render, logoPixels, pause }: DecodeTestOptions): Promise<Reads> {
  const drawing = drawQr(design.text, design.config, { logo: design.logo ?? undefined })
  const ownRender: Render = (pixelsPerModule) =>
    rasterise(drawing, pixelsPerModule, { isTransparent: design.isTransparent, logo: logoPixels })
  const isLightOnDark = isInverted(partsOf(design.config.coloring))
  const reads: Reads = { pictures: 0, read: new Map(), isCleanRead: false }
  for await (const { picture, distortion } of testPictures(render ?? ownRender)) {
    reads.pictures++
    for (const reader of readers) {
      if ((await reader.read(picture, isLightOnDark)) !== design.text) continue
      reads.read.set(reader.name, (reads.read.get(reader.name) ?? 0) + 1)
      if (distortion === 'clean') reads.isCleanRead = true
    }
    await pause?.()
  }
  return reads
}

function toReport(design: Reads, plain: Reads, readers: readonly Reader[]): DecodeReport {
  const reports: ReaderReport[] = readers.map(({ name }) => ({
    reader: name,
    read: design.read.get(name) ?? 0,
    plainRead: plain.read.get(name) ?? 0,
    pictures: design.pictures,
  }))
  const scored = reports.filter((_, index) => readers[index]?.isScored)
  const sum = (key: 'read' | 'plainRead') => scored.reduce((total, report) => total + report[key], 0)
  return {
    share: sum('plainRead') === 0 ? 0 : sum('read') / sum('plainRead'),
    decodes: design.isCleanRead,
    readers: reports,
  }
}
