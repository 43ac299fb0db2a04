import { type Colours } from './neutral-recipe.ts'

const plain: Colours = { brightness: 0, contrast: 0, saturation: 0, warmth: 0, fade: 0 }

/** Presets; each is a set of values for the sliders. */
export const FILTERS = {
  NONE: plain,
  VIVID: { ...plain, contrast: 16, saturation: 34, brightness: 4 },
  GOLDEN: { ...plain, warmth: 62, saturation: 14, brightness: 6 },
  FRESH: { ...plain, warmth: -34, saturation: 16, brightness: 10, contrast: 6 },
  NORDIC: { ...plain, warmth: -64, saturation: -22, contrast: 8, fade: 14 },
  SOFT: { ...plain, contrast: -24, brightness: 12, saturation: -8, fade: 16 },
  FADED: { ...plain, fade: 44, saturation: -28, contrast: 6, warmth: 14 },
  CRISP: { ...plain, contrast: 36, saturation: 6, fade: -10 },
  DUSK: { ...plain, brightness: -24, warmth: 30, contrast: 18, saturation: -6 },
  MONO: { ...plain, saturation: -100, contrast: 12 },
  NOIR: { ...plain, saturation: -100, contrast: 58, brightness: -10, fade: -14 },
} as const satisfies Record<string, Colours>
export type FilterName = keyof typeof FILTERS
