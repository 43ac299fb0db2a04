import { palettes } from './scenes/palette.ts'
import { barSteps } from './scenes/pictures/bar-steps.ts'
import { beeFlight } from './scenes/pictures/bee-flight.ts'
import { codePoster } from './scenes/pictures/code-poster.ts'
import { glazeShelf } from './scenes/pictures/glaze-shelf.ts'
import { hills, hillsPrint } from './scenes/pictures/hills.ts'
import { kiln } from './scenes/pictures/kiln.ts'
import { lemonsPrint } from './scenes/pictures/lemons-print.ts'
import { mugPortrait } from './scenes/pictures/mug-portrait.ts'
import { phones } from './scenes/pictures/phones.ts'
import { emptyPool, pool } from './scenes/pictures/pool.ts'
import { recordSleeve } from './scenes/pictures/record-sleeve.ts'
import { slideStack } from './scenes/pictures/slide-stack.ts'
import { star } from './scenes/pictures/star.ts'
import { horizon } from './scenes/recipes/horizon.ts'
import { ledge } from './scenes/recipes/ledge.ts'
import { moonrise } from './scenes/recipes/moonrise.ts'
import { plateCorner } from './scenes/recipes/plate-corner.ts'
import { stillLife } from './scenes/recipes/still-life.ts'
import { streetMap } from './scenes/recipes/street-map.ts'
import { tiles } from './scenes/recipes/tiles.ts'

/** Every still picture of the demo apps, by the name of its file without `.webp`. */
export const pictures = {
  'cafe-cover': () => stillLife(palettes.cafe, 2, 'FOOT'),
  'cafe-menu': () => plateCorner(palettes.cafePaper, 1, 'TOP'),
  'cafe-hours': () => stillLife(palettes.cafeMorning, 5, 'TOP'),
  'cafe-map': () => streetMap(palettes.cafePaper, 1, 'FOOT'),
  'festival-cover': () => tiles(palettes.festival, 8, 'FOOT'),
  'festival-saturday': () => tiles(palettes.festival, 4, 'TOP'),
  'festival-gate': () => beeFlight(palettes.festivalGate, 3, 'TOP'),
  'music-sleeve': () => recordSleeve(palettes.musicSleeve, 3, 'MIDDLE'),
  'music-dates': () => horizon(palettes.music, 9, 'TOP'),
  'music-close': () => moonrise(palettes.music, 1, 'FOOT'),
  'portfolio-cover': () => pool(palettes.portfolio, 4, 'FOOT'),
  'portfolio-hills-print': () => hillsPrint(palettes.portfolio, 1, 'MIDDLE'),
  'portfolio-lemons-print': () => lemonsPrint(palettes.portfolio, 1, 'MIDDLE'),
  'portfolio-orders': () => hills(palettes.portfolio, 1, 'TOP'),
  'portfolio-close': () => emptyPool(palettes.portfolio, 6, 'FOOT'),
  'shop-cover': () => ledge(palettes.shop, 2, 'TOP'),
  'shop-mug': () => mugPortrait(palettes.shop, 3, 'FOOT'),
  'shop-glazes': () => glazeShelf(palettes.shop, 4, 'TOP'),
  'taplet-cover': () => phones(palettes.taplet, 5, 'FOOT'),
  'taplet-slides': () => slideStack(palettes.taplet, 3, 'FOOT'),
  'taplet-code': () => codePoster(palettes.tapletMeadow, 2, 'FOOT'),
  'taplet-numbers': () => barSteps(palettes.tapletSun, 4, 'FOOT'),
  'taplet-close': () => star(palettes.tapletSun, 2, 'FOOT'),
} as const satisfies Record<string, () => string>

/** A film that loops seamlessly. */
interface Loop {
  /** Draws the picture at a moment from 0 to 1. */
  at(phase: number): string
  seconds: number
  /** The encoder's quality (x264 CRF): higher is smaller. */
  quality: number
}

/** Every film, by the name of its files without `.mp4` and `-poster.webp`. */
export const loops = {
  'music-night-ferry': { at: (phase) => horizon(palettes.music, 1, 'FOOT', phase), seconds: 5, quality: 22 },
  'shop-kiln': { at: (phase) => kiln(palettes.shopKiln, 3, 'FOOT', phase), seconds: 5, quality: 20 },
} as const satisfies Record<string, Loop>

/** The files in demo/assets. */
export const assetFiles = [
  ...Object.keys(pictures).map((name) => `${name}.webp`),
  ...Object.keys(loops).flatMap((name) => [`${name}.mp4`, `${name}-poster.webp`]),
]
