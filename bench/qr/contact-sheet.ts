import { drawQr, qrBalls, qrFrames, qrPatterns, qrSvg } from '@taplet/qr'
import { configOf, PAYLOAD } from './config-of.ts'

const COLUMNS = 6
const TILE = 200
const LABEL = 20
const GAP = 12

interface Tile {
  label: string
  svg: string
}

/** Draws all shapes on one picture, to be looked at: each body as a code, each frame and ball large. */
export function contactSheet(): string {
  const tiles: Tile[] = [
    ...qrPatterns.map(({ id }) => tile(id, { pattern: id, border: 'frame0', center: 'ball0' })),
    ...qrFrames.map(({ id }) => tile(id, { pattern: 'square', border: id, center: 'ball0' }, EYE)),
    ...qrBalls.map(({ id }) => tile(id, { pattern: 'square', border: 'frame0', center: id }, EYE)),
  ]
  const rows = Math.ceil(tiles.length / COLUMNS)
  const [width, height] = [COLUMNS * (TILE + GAP) + GAP, rows * (TILE + LABEL + GAP) + GAP]
  const placed = tiles.map(({ label, svg }, index) => {
    const x = GAP + (index % COLUMNS) * (TILE + GAP)
    const y = GAP + Math.floor(index / COLUMNS) * (TILE + LABEL + GAP)
    const framed = svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${TILE}" height="${TILE}" `)
    return `${framed}<text x="${x}" y="${y + TILE + 14}" font-family="sans-serif" font-size="12">${label}</text>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#E8E8EC"/>${placed.join('')}</svg>`
  )
}

/** View box of the eye at the top left with a margin. */
const EYE = '3 3 9 9'

function tile(label: string, shapes: { pattern: string; border: string; center: string }, viewBox?: string): Tile {
  const svg = qrSvg(drawQr(PAYLOAD, configOf(shapes)))
  return { label, svg: viewBox ? svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`) : svg }
}
