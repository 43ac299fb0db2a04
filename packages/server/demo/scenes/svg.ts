/** The slide size that scenes are drawn for, in CSS pixels; other screens crop it. */
export const WIDTH = 390
export const HEIGHT = 844

/** Formats a number for SVG: one decimal is finer than a pixel of any phone, and keeps files small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A whole picture; what is outside the frame is cropped. */
export const frame = (body: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

/** Moves things drawn around the origin to a position, rotated and scaled. */
export function place(body: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? '' : ` rotate(${short(turn)})`
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${short(x)} ${short(y)})${rotate}${size}">${body}</g>`
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${radius ? ` rx="${short(radius)}"` : ''}/>`

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`

export const path = (outline: string, fill: string): string => `<path d="${outline}" fill="${fill}"/>`

export const stroke = (outline: string, colour: string, width: number): string =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const faded = (opacity: number, body: string): string =>
  `<g opacity="${Math.round(opacity * 100) / 100}">${body}</g>`

/** A gradient from top to bottom (or along the given vector), used as `url(#id)`. Stops are [share, colour, opacity]. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  vector = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  return `<linearGradient id="${id}" ${vector}>${stopList(stops)}</linearGradient>`
}

/** A radial gradient, with its geometry in SVG attributes. */
export function glow(id: string, stops: readonly (readonly [number, string, number?])[], vector = ''): string {
  return `<radialGradient id="${id}" ${vector}>${stopList(stops)}</radialGradient>`
}

function stopList(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** Small dots as one path: a tenth of the size of as many circles. */
export const specks = (points: readonly (readonly [number, number])[], colour: string, size: number): string =>
  stroke(points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join(''), colour, size)
