/** Four dots of a 300 dpi printer (DENSO's advice). */
const MIN_MODULE_MM = 0.34
const MIN_WIDTH_MM = 20
/** A code is readable from up to ten times its width. */
const DISTANCE_TO_WIDTH = 10

/** The smallest width of the whole code, quiet zone included, that prints and reads well, in whole millimetres. */
export function smallestPrintMm(widthModules: number, distanceMm = 0): number {
  return Math.ceil(Math.max(MIN_WIDTH_MM, distanceMm / DISTANCE_TO_WIDTH, widthModules * MIN_MODULE_MM - 1e-9))
}
