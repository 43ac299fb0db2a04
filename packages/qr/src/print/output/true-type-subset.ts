import type { Font } from 'fontkit'

type Glyph = ReturnType<Font['getGlyph']>
type Point = readonly [x: number, y: number, isOnCurve: boolean]
type Tables = readonly (readonly [tag: string, bytes: Buffer])[]

/**
 * The glyphs that a document uses, as a TrueType font of their outlines. fontkit's own subset reads raw glyphs, which a
 * WOFF2 file does not hold: composite ones (ö) came out broken.
 */
export function trueTypeSubset(font: Font) {
  const ids: number[] = []
  const includeGlyph = (glyph: number | { id: number }): number => {
    const id = typeof glyph === 'number' ? glyph : glyph.id
    const known = ids.indexOf(id)
    return known === -1 ? ids.push(id) - 1 : known
  }
  includeGlyph(0)
  return { includeGlyph, encode: (): Uint8Array => encodeFont(font, ids) }
}

function encodeFont(font: Font, ids: readonly number[]): Buffer {
  const glyphs = ids.map((id) => font.getGlyph(id))
  const outlines = glyphs.map((glyph) => glyphBytes(contoursOf(glyph.path.commands)))
  const offsets = outlines.reduce<number[]>((all, bytes) => [...all, (all.at(-1) ?? 0) + bytes.length], [0])
  const metrics = glyphs.map(({ advanceWidth }, index) => [Math.round(advanceWidth), leftOf(outlines[index])])
  return sfnt([
    ['glyf', Buffer.concat(outlines)],
    ['head', head(font)],
    ['hhea', hhea(font, ids.length)],
    ['hmtx', words(metrics.flat())],
    ['loca', longs(offsets)],
    ['maxp', maxp(ids.length)],
  ])
}

/** The left edge of a glyph; an empty one has none. */
const leftOf = (bytes: Buffer | undefined): number => (bytes && bytes.length > 0 ? bytes.readInt16BE(2) : 0)

const words = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xff_ff, index * 2)
  return bytes
}
const longs = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

/** Closed contours of points: a TrueType curve is two points on it and one beside it. */
function contoursOf(commands: Glyph['path']['commands']): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = args.map(Math.round)
    const contour = contours.at(-1)
    if (command === 'moveTo') contours.push([[x, y, true]])
    else if (command === 'lineTo') contour?.push([x, y, true])
    else if (command === 'quadraticCurveTo') contour?.push([x, y, false], [endX, endY, true])
  }
  return contours.map(withoutRepeatedEnd).filter((contour) => contour.length > 1)
}

function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isClosed = first && last && contour.length > 1 && last[2] && first[0] === last[0] && first[1] === last[1]
  return isClosed ? contour.slice(0, -1) : contour
}

/** One glyph of table `glyf`, without hints. Padded to whole words. */
function glyphBytes(contours: readonly Point[][]): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  let end = -1
  const ends = contours.map((contour) => (end += contour.length))
  const steps = (values: readonly number[]) => words(values.map((value, index) => value - (values[index - 1] ?? 0)))
  const bytes = Buffer.concat([
    words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]),
    Buffer.from(points.map(([, , isOnCurve]) => (isOnCurve ? 1 : 0))),
    steps(xs),
    steps(ys),
  ])
  return padded(bytes)
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

const MAGIC = 0x5f0f_3cf5
function head({ unitsPerEm, bbox }: Font): Buffer {
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round)
  return Buffer.concat([
    longs([0x1_0000, 0x1_0000, 0, MAGIC]),
    words([0, unitsPerEm]),
    Buffer.alloc(16), // dates
    words([...box, 0, 6, 2, 1, 0]), // style, smallest size, direction, long offsets, format
  ])
}

function hhea({ ascent, descent, lineGap }: Font, count: number): Buffer {
  const measures = [ascent, descent, lineGap].map(Math.round)
  return Buffer.concat([longs([0x1_0000]), words([...measures, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, count])])
}

/** Version 1.0; the limits are those of hints and composites, of which there are none. */
const maxp = (count: number): Buffer =>
  Buffer.concat([longs([0x1_0000]), words([count, 0xff_ff, 0xff_ff, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])])

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let index = 0; index + 3 < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0
  return sum
}

const HEADER = 12
const ENTRY = 16
function sfnt(tables: Tables): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const header = Buffer.concat([
    longs([0x1_0000]),
    words([tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)]),
  ])
  let offset = HEADER + ENTRY * tables.length
  const entries: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, bytes] of tables) {
    const body = padded(bytes)
    entries.push(Buffer.from(tag, 'latin1'), longs([checksum(body), offset, bytes.length]))
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([header, ...entries, ...bodies])
}
