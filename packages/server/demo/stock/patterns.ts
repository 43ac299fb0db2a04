import { disc, frame, HEIGHT, path, rectangle, repeat, short, stroke, WIDTH } from '../scenes/svg.ts'
import type { StockArt } from './stock-art.ts'

const ground = (colour: string) => rectangle(0, 0, WIDTH, HEIGHT, colour)

function dots(back: string, front: string, step: number, radius: number): string {
  const row = (line: number) =>
    repeat(Math.ceil(WIDTH / step) + 1, (index) =>
      disc(index * step + (line % 2 ? step / 2 : 0), line * step, radius, front),
    )
  return frame(ground(back) + repeat(Math.ceil(HEIGHT / step) + 1, row))
}

/** Awning stripes from the top, with a scalloped hem; the rest is plain. */
function awning(back: string, one: string, other: string): string {
  const width = WIDTH / 6
  const stripe = (index: number) =>
    path(
      `M${short(index * width)} 0h${short(width)}v170a${short(width / 2)} ${short(width / 2)} 0 0 1 -${short(width)} 0z`,
      index % 2 ? one : other,
    )
  return frame(ground(back) + repeat(6, stripe))
}

function rings(back: string, line: string, x: number, y: number): string {
  const ring = (index: number) =>
    `<circle cx="${x}" cy="${y}" r="${40 + index * 32}" fill="none" stroke="${line}" stroke-width="${short(6 - index * 0.2)}" opacity="${Math.max(0.12, 0.9 - index * 0.04).toFixed(2)}"/>`
  return frame(ground(back) + repeat(22, ring))
}

/** Contour lines of a map. */
function contours(back: string, line: string): string {
  const curve = (index: number) => {
    const y = index * 34 - 60
    return `M-10 ${y}c90 ${short(60 + Math.sin(index) * 18)} 150 -70 220 -10s120 60 200 ${short(10 - Math.cos(index) * 16)}`
  }
  return frame(ground(back) + stroke(repeat(30, curve), line, 1.6))
}

function checks(back: string, front: string, step: number): string {
  const row = (line: number) =>
    repeat(Math.ceil(WIDTH / step), (index) =>
      (index + line) % 2 ? rectangle(index * step, line * step, step, step, front) : '',
    )
  return frame(ground(back) + repeat(Math.ceil(HEIGHT / step), row))
}

/** Quarter discs and discs on squares, in a band at the bottom; the rest stays calm for text. */
function tileBand(back: string, colours: readonly [string, string, string]): string {
  const size = WIDTH / 4
  const tile = (index: number) => {
    const [x, y] = [(index % 4) * size, HEIGHT - size * 2 + Math.floor(index / 4) * size]
    const [first, second, third] = colours
    const pick = [first, second, third][(index * 2 + Math.floor(index / 4)) % 3] ?? first
    const other = pick === first ? second : first
    const kind = (index * 5 + Math.floor(index / 4) * 3) % 4
    const s = short(size)
    const shapes = [
      path(`M${short(x)} ${short(y)}h${s}a${s} ${s} 0 0 1 -${s} ${s}z`, other),
      disc(x + size / 2, y + size / 2, size * 0.34, other),
      path(`M${short(x)} ${short(y + size)}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`, other),
      rectangle(x, y + size / 2, size, size / 2, other),
    ]
    return rectangle(x, y, size, size, pick) + (shapes[kind] ?? '')
  }
  return frame(ground(back) + repeat(8, tile))
}

/** Patterns that repeat. */
export const patterns = {
  'blue-dots': {
    name: 'Blue dots',
    tags: ['pattern', 'dots', 'blue', 'light', 'cheerful'],
    draw: () => dots('#EAF3FF', '#D3E5FF', 30, 6),
  },
  'ink-dots': {
    name: 'Ink dots',
    tags: ['pattern', 'dots', 'dark', 'navy'],
    draw: () => dots('#121A33', '#1D294D', 30, 6),
  },
  'market-awning': {
    name: 'Market awning',
    tags: ['pattern', 'stripes', 'red', 'shop', 'food', 'summer'],
    draw: () => awning('#FBE1CC', '#FFFFFF', '#D8452E'),
  },
  'kiosk-awning': {
    name: 'Kiosk awning',
    tags: ['pattern', 'stripes', 'green', 'shop', 'ice cream'],
    draw: () => awning('#CDEBD9', '#FFFFFF', '#1E8A61'),
  },
  'violet-rings': {
    name: 'Violet rings',
    tags: ['pattern', 'circles', 'dark', 'music', 'purple'],
    draw: () => rings('#150A35', '#7A4BE0', 195, 250),
  },
  'sun-rings': {
    name: 'Sun rings',
    tags: ['pattern', 'circles', 'orange', 'retro', 'summer'],
    draw: () => rings('#FFE3B3', '#F59A3C', 390, 0),
  },
  'hill-lines': {
    name: 'Hill lines',
    tags: ['pattern', 'map', 'lines', 'dark', 'green', 'outdoor'],
    draw: () => contours('#10302A', '#1F5046'),
  },
  'cream-checks': {
    name: 'Cream checks',
    tags: ['pattern', 'squares', 'beige', 'picnic', 'kitchen'],
    draw: () => checks('#FFF7E8', '#FBEBCB', 65),
  },
  'bright-tiles': {
    name: 'Bright tiles',
    tags: ['pattern', 'geometric', 'festival', 'violet', 'dark', 'bold'],
    draw: () => tileBand('#3A17B5', ['#FFB800', '#FF4B2E', '#B6F0CF']),
  },
} as const satisfies Record<string, StockArt>
