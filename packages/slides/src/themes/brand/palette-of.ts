import { formatColour, parseColour } from '@taplet/base/colours'

/** Pixels as a canvas gives them: red, green, blue and alpha of each. */
type Pixels = Readonly<ArrayLike<number>>

const MOST = 6
/** Pixels that are less opaque are no part of the picture. */
const OPAQUE = 128
/** Bits of each part that are looked at when pixels are counted. */
const BITS = 4
/** Colours that are nearer than this are one, of 255. */
const APART = 44
/** A smaller share of the picture is noise: edges of letters, artefacts of JPEG. */
const NOISE = 0.004
/** How much a hue counts beside the area: the red dot of a grey logo is its colour. */
const HUE = 3

interface Bin {
  red: number
  green: number
  blue: number
  count: number
}

function binsOf(pixels: Pixels): Bin[] {
  const bins = new Map<number, Bin>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const drop = 8 - BITS
    const key = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bin.red += red
    bin.green += green
    bin.blue += blue
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()].toSorted((one, other) => other.count - one.count)
}

const meanOf = ({ red, green, blue, count }: Bin): string =>
  formatColour({ red: red / count, green: green / count, blue: blue / count, alpha: 1 })

function isNear(one: string, other: string): boolean {
  const [first, second] = [parseColour(one), parseColour(other)]
  return Math.hypot(first.red - second.red, first.green - second.green, first.blue - second.blue) < APART
}

function weightOf({ red, green, blue, count }: Bin): number {
  const vividness = (Math.max(red, green, blue) - Math.min(red, green, blue)) / count / 255
  return count * (1 + HUE * vividness)
}

/** Returns the colours that make up a picture, the most telling first; none for an empty one. */
export function paletteOf(pixels: Pixels): string[] {
  const bins = binsOf(pixels)
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const groups: Bin[] = []
  for (const bin of bins) {
    const group = groups.find((one) => isNear(meanOf(one), meanOf(bin)))
    if (!group) groups.push({ ...bin })
    else for (const part of ['red', 'green', 'blue', 'count'] as const) group[part] += bin[part]
  }
  return groups
    .filter(({ count }) => count >= total * NOISE)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST)
    .map(meanOf)
}
