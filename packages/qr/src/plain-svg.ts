import { createMatrix, type ErrorCorrection, type Matrix } from './matrix.ts'

/** Light modules around the code that readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4

export interface PlainQrOptions {
  errorCorrection?: ErrorCorrection
  /** CSS colours of modules and ground. */
  dark?: string
  light?: string
  /** What a screen reader says of the picture. */
  title?: string
}

/**
 * A plain black-on-white code as one self-contained SVG of one path. Units are modules, so it is sharp at any size.
 * Level M: printed plainly it survives wear without growing a version.
 */
export function plainQrSvg(
  text: string,
  { errorCorrection = 'M', dark = '#000000', light = '#FFFFFF', title }: PlainQrOptions = {},
): string {
  const matrix = createMatrix(text, errorCorrection)
  const size = matrix.length + 2 * QUIET_ZONE
  const label = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeAttribute(title)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"${label}>` +
    `<path fill="${escapeAttribute(light)}" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${escapeAttribute(dark)}" d="${pathOf(matrix)}"/></svg>`
  )
}

/** The whole width of the picture in modules, quiet zone included: a raster that is a multiple of it has no blurred edge. */
export function plainQrSize(text: string, errorCorrection: ErrorCorrection = 'M'): number {
  return createMatrix(text, errorCorrection).length + 2 * QUIET_ZONE
}

/** One subpath for each horizontal run of dark modules. */
function pathOf(matrix: Matrix): string {
  let path = ''
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const run = x - start + 1
      path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`
    }
  }
  return path
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeAttribute = (value: string): string => value.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
