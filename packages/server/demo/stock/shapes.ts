import { createRandom } from '../scenes/random.ts'
import { disc, frame, HEIGHT, path, rectangle, repeat, short, WIDTH } from '../scenes/svg.ts'
import type { StockArt } from './stock-art.ts'

const ground = (colour: string) => rectangle(0, 0, WIDTH, HEIGHT, colour)

/** Bands with a wavy edge, one behind the other, from `from` px to the bottom. */
function swells(back: string, colours: readonly string[], from: number, swing: number): string {
  const rise = (HEIGHT - from) / colours.length
  const band = (colour: string, index: number) => {
    const y = from + index * rise
    const lift = index % 2 ? -swing : swing
    return path(
      `M0 ${short(y)}C100 ${short(y - lift)} 190 ${short(y + lift)} 260 ${short(y)}S360 ${short(y - lift)} 390 ${short(y - lift / 2)}V844H0z`,
      colour,
    )
  }
  return frame(ground(back) + colours.map(band).join(''))
}

/** Nested arches that rise from the bottom. */
function arches(back: string, colours: readonly string[]): string {
  const arch = (colour: string, index: number) => {
    const half = 210 - index * 40
    return path(`M${195 - half} 844V${short(560 + index * 26)}a${half} ${half} 0 0 1 ${half * 2} 0V844z`, colour)
  }
  return frame(ground(back) + colours.map(arch).join(''))
}

function blobs(back: string, [one, two, three]: readonly [string, string, string]): string {
  return frame(
    ground(back) +
      path('M-40 90C60 -60 260 -30 250 110S70 260 0 230S-110 190 -40 90z', one) +
      path('M300 420c120 -60 190 60 150 150S250 690 240 590S210 470 300 420z', two) +
      path('M-60 700C60 600 190 660 200 780S80 940 -40 900S-150 780 -60 700z', three),
  )
}

/** Paper scraps fallen from above, sparser towards the middle. */
function confetti(back: string, colours: readonly [string, ...string[]]): string {
  const dice = createRandom(21)
  const scrap = () => {
    const y = dice.between(0, 1) ** 2.2 * 420
    const x = dice.between(0, WIDTH)
    const turn = Math.round(dice.between(0, 180))
    const colour = dice.pick(colours)
    return dice.between(0, 1) < 0.4
      ? disc(x, y, dice.between(3, 6), colour)
      : `<rect x="${short(x)}" y="${short(y)}" width="16" height="6" rx="2" fill="${colour}" transform="rotate(${turn} ${short(x)} ${short(y)})"/>`
  }
  return frame(ground(back) + repeat(95, scrap))
}

/** Shapes with a position of their own, which leave room for text. */
export const shapes = {
  'harbour-waves': {
    name: 'Harbour waves',
    tags: ['waves', 'sea', 'blue', 'summer', 'light', 'top free'],
    draw: () => swells('#DFF0FA', ['#A9D6EE', '#6FB5DD', '#3A8CC2', '#1F6499'], 520, 34),
  },
  'coral-waves': {
    name: 'Coral waves',
    tags: ['waves', 'pink', 'orange', 'warm', 'light', 'top free'],
    draw: () => swells('#FFEDE3', ['#FFD0BB', '#FFAE93', '#F78570'], 560, 40),
  },
  'sage-hills': {
    name: 'Sage hills',
    tags: ['hills', 'green', 'nature', 'calm', 'light', 'top free'],
    draw: () => swells('#F2F4E6', ['#D6E0C0', '#B3C79B', '#7FA177', '#4C7A5C'], 500, 46),
  },
  'dune-night': {
    name: 'Dune night',
    tags: ['hills', 'dark', 'desert', 'evening', 'purple', 'top free'],
    draw: () => swells('#1D1440', ['#3A2063', '#5E2C74', '#8A3B76'], 520, 44),
  },
  'sunset-arches': {
    name: 'Sunset arches',
    tags: ['arches', 'retro', 'orange', 'warm', 'light', 'top free'],
    draw: () => arches('#FFF1DC', ['#F9C784', '#F79D5C', '#EE6C4D', '#C8443B']),
  },
  'pastel-blobs': {
    name: 'Pastel blobs',
    tags: ['shapes', 'playful', 'soft', 'pink', 'children'],
    draw: () => blobs('#FFFAF2', ['#FFD9D2', '#D2E9E3', '#FFE7B0']),
  },
  confetti: {
    name: 'Confetti',
    tags: ['party', 'birthday', 'celebration', 'colourful', 'light'],
    draw: () => confetti('#FFFDF8', ['#348EFB', '#12BF7C', '#FBAB41', '#F0567A', '#8B5CF6']),
  },
  'night-confetti': {
    name: 'Night confetti',
    tags: ['party', 'new year', 'celebration', 'dark', 'gold'],
    draw: () => confetti('#1A1030', ['#FFD27A', '#F59AB5', '#9B8CFF', '#FFF3D6']),
  },
} as const satisfies Record<string, StockArt>
