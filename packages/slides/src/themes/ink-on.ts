import { contrast, leastContrast, mixColours } from '../slide/contrast.ts'
import { PILL, READABLE, subtitleContrast } from './theme-contrast.ts'

export const WHITE = '#FFFFFF'
export const BLACK = '#000000'
const STEP = 0.05

/** Returns the mix of two colours that is nearest to the first and passes; the second when none does. */
export function nearestMix(colour: string, towards: string, passes: (mixed: string) => boolean): string {
  if (passes(colour)) return colour
  for (let share = STEP; share < 1; share += STEP) {
    const mixed = mixColours(colour, towards, share)
    if (passes(mixed)) return mixed
  }
  return towards
}

/** True when text, its subtitles and paired buttons can be read in this ink on all of these. */
export const readsOn = (ink: string, under: readonly string[]): boolean =>
  subtitleContrast(ink, under) >= READABLE &&
  leastContrast(
    ink,
    under.map((ground) => mixColours(ground, ink, PILL)),
  ) >= READABLE

/** Returns white or black: the one that reads better on a colour. */
export const poleOn = (ground: string): string => (contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK)

/** Returns the nearest shade of an ink that can be read, subtitles and all, on backgrounds that are alike. */
export const inkOn = (ink: string, under: readonly string[]): string =>
  nearestMix(ink, poleOn(under[0] ?? WHITE), (mixed) => readsOn(mixed, under))
