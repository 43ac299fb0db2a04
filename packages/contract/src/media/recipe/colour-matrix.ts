import type { Colours } from './neutral-recipe.ts'

/** Three rows for red, green and blue: a factor for each channel (0 to 1), and an offset. */
export type ColourMatrix = readonly [Row, Row, Row]
type Row = readonly [red: number, green: number, blue: number, added: number]

const LUMINANCE = [0.2126, 0.7152, 0.0722] as const // Rec. 709
const BRIGHTNESS_REACH = 0.4
const CONTRAST_REACH = 0.6
const WARMTH_REACH = 0.14
const FADE_REACH = 0.35

const identity: ColourMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
]

/** Returns the matrix that applies `first` and then `second`. */
function after(second: ColourMatrix, first: ColourMatrix): ColourMatrix {
  const cell = (row: Row, column: 0 | 1 | 2 | 3): number =>
    row[0] * first[0][column] + row[1] * first[1][column] + row[2] * first[2][column] + (column === 3 ? row[3] : 0)
  const rowOf = (row: Row): Row => [cell(row, 0), cell(row, 1), cell(row, 2), cell(row, 3)]
  return [rowOf(second[0]), rowOf(second[1]), rowOf(second[2])]
}

const scaled = (red: number, green: number, blue: number, added = 0): ColourMatrix => [
  [red, 0, 0, added],
  [0, green, 0, added],
  [0, 0, blue, added],
]

function saturated(amount: number): ColourMatrix {
  const [red, green, blue] = LUMINANCE.map((share) => share * (1 - amount)) as [number, number, number] // as many as LUMINANCE has
  return [
    [red + amount, green, blue, 0],
    [red, green + amount, blue, 0],
    [red, green, blue + amount, 0],
  ]
}

/**
 * Returns all colour settings as one matrix over channels from 0 to 1, so that browser and server, which multiply
 * differently, produce the same pixels. -100 to 100 each; 0 changes nothing.
 */
export function colourMatrix({ brightness, contrast, saturation, warmth, fade }: Colours): ColourMatrix {
  const slope = 1 + (contrast / 100) * CONTRAST_REACH
  const warm = (warmth / 100) * WARMTH_REACH
  const pale = (fade / 100) * FADE_REACH
  const light = 1 + (brightness / 100) * BRIGHTNESS_REACH
  const steps = [
    scaled(1 + warm, 1 + warm * 0.1, 1 - warm),
    saturated(1 + saturation / 100),
    scaled(light, light, light),
    scaled(slope, slope, slope, 0.5 - 0.5 * slope),
    // Lifts the shadows; below zero it deepens them.
    scaled(1 - pale, 1 - pale, 1 - pale, pale),
  ]
  return steps.reduce((all, step) => after(step, all), identity)
}
