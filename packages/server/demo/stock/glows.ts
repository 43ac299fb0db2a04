import { createRandom } from '../scenes/random.ts'
import { frame, glow, HEIGHT, rectangle, WIDTH } from '../scenes/svg.ts'
import type { StockArt } from './stock-art.ts'

type Spot = readonly [x: number, y: number, radius: number, colour: string, strength?: number]

/** Soft lights on a plain background, each fading out before its neighbours' centres. */
function lights(ground: string, spots: readonly Spot[]): string {
  const defs = spots.map(([x, y, radius, colour, strength = 1], index) =>
    glow(
      `s${index}`,
      [
        [0, colour, strength],
        [0.5, colour, strength * 0.55],
        [1, colour, 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`,
    ),
  )
  const layers = spots.map((_, index) => rectangle(0, 0, WIDTH, HEIGHT, `url(#s${index})`))
  return frame(`<defs>${defs.join('')}</defs>${rectangle(0, 0, WIDTH, HEIGHT, ground)}${layers.join('')}`)
}

/** Small stars of three sizes, none near the bottom, where text often is. */
function stars(): string {
  const dice = createRandom(11)
  const star = () => {
    const size = dice.pick([0.7, 1, 1.6])
    return `<circle cx="${Math.round(dice.between(6, 384))}" cy="${Math.round(dice.between(8, 600))}" r="${size}" fill="#fff" opacity="${size / 2}"/>`
  }
  return Array.from({ length: 70 }, star).join('')
}

/** Gradients with more than one light: calm enough for a lot of text. */
export const glows = {
  'peach-dawn': {
    name: 'Peach dawn',
    tags: ['gradient', 'warm', 'orange', 'pink', 'soft', 'morning'],
    draw: () =>
      lights('#FFE9D6', [
        [40, 60, 420, '#FFB9A0'],
        [380, 300, 380, '#FFD3E0'],
        [120, 780, 440, '#FFD98F', 0.9],
      ]),
  },
  'mint-mist': {
    name: 'Mint mist',
    tags: ['gradient', 'green', 'fresh', 'soft', 'spa'],
    draw: () =>
      lights('#E9F7EF', [
        [360, 80, 420, '#B8EBD3'],
        [30, 420, 400, '#D3F0F2'],
        [320, 800, 420, '#DDF3C6'],
      ]),
  },
  'lilac-haze': {
    name: 'Lilac haze',
    tags: ['gradient', 'purple', 'violet', 'soft', 'beauty'],
    draw: () =>
      lights('#F3EDFB', [
        [60, 100, 420, '#D9C6F7'],
        [380, 380, 380, '#FAD1E6'],
        [60, 800, 440, '#C9D8FA'],
      ]),
  },
  'sky-wash': {
    name: 'Sky wash',
    tags: ['gradient', 'blue', 'clear', 'soft', 'day'],
    draw: () =>
      lights('#E6F1FF', [
        [200, 0, 520, '#9CCBFF', 0.9],
        [380, 560, 360, '#CFEBF7'],
        [0, 840, 420, '#F5F0FF'],
      ]),
  },
  'butter-light': {
    name: 'Butter light',
    tags: ['gradient', 'yellow', 'warm', 'sun', 'kitchen'],
    draw: () =>
      lights('#FFF6DC', [
        [330, 60, 460, '#FFDE86'],
        [20, 460, 380, '#FFEBC7'],
        [330, 840, 420, '#FFCFA1', 0.8],
      ]),
  },
  'rose-dusk': {
    name: 'Rose dusk',
    tags: ['gradient', 'pink', 'red', 'evening', 'bold'],
    draw: () =>
      lights('#7A1F47', [
        [340, 40, 460, '#C93F63', 0.9],
        [20, 420, 420, '#8E2466'],
        [300, 840, 460, '#3B1246'],
      ]),
  },
  'midnight-aurora': {
    name: 'Midnight aurora',
    tags: ['gradient', 'dark', 'night', 'green', 'violet', 'music'],
    draw: () =>
      lights('#0A0B22', [
        [60, 160, 360, '#1E7F77', 0.8],
        [360, 240, 380, '#4A2A9E', 0.9],
        [180, 560, 340, '#16305F', 0.9],
      ]),
  },
  'deep-ocean': {
    name: 'Deep ocean',
    tags: ['gradient', 'dark', 'blue', 'water', 'calm'],
    draw: () =>
      lights('#06223F', [
        [200, -40, 560, '#1676A8', 0.85],
        [20, 480, 360, '#0B4A7A', 0.9],
        [380, 840, 420, '#03122B'],
      ]),
  },
  'ember-night': {
    name: 'Ember night',
    tags: ['gradient', 'dark', 'warm', 'red', 'fire', 'bar'],
    draw: () =>
      lights('#1C0D0B', [
        [200, 900, 520, '#A8391A', 0.85],
        [60, 620, 320, '#6B1D0C', 0.8],
        [330, 120, 340, '#3A1512', 0.9],
      ]),
  },
  'starry-field': {
    name: 'Starry field',
    tags: ['dark', 'night', 'stars', 'space', 'blue'],
    draw: () =>
      lights('#0B1030', [
        [200, 860, 560, '#33408F', 0.8],
        [340, 120, 300, '#1B1E55', 0.9],
      ]).replace('</svg>', `${stars()}</svg>`),
  },
} as const satisfies Record<string, StockArt>
