/** Shapes of drawings as SVG, on a field 390 wide. */

const pair = (x: number, y: number) => `${x} ${y}`

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const oval = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`

export const path = (shape: string, fill: string): string => `<path d="${shape}" fill="${fill}"/>`

export const line = (shape: string, stroke: string, width: number): string =>
  `<path d="${shape}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const half = (x: number, y: number, radius: number, fill: string): string =>
  path(`M${pair(x - radius, y)}a${pair(radius, radius)} 0 0 1 ${pair(2 * radius, 0)}Z`, fill)

/** A door or a window with a round top; `y` is its foot. */
export const arch = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${pair(x, y)}V${y - height + width / 2}a${pair(width / 2, width / 2)} 0 0 1 ${pair(width, 0)}V${y}Z`, fill)

/** A leaf that grows from a point; the angle is in degrees from upright. */
export const leaf = (x: number, y: number, angle: number, length: number, width: number, fill: string): string => {
  const [low, high] = [-length * 0.28, -length * 0.7].map(Math.round)
  const shape = `M0 0C${width} ${low} ${width} ${high} 0 ${-length}C${-width} ${high} ${-width} ${low} 0 0Z`
  return `<path transform="translate(${pair(x, y)})rotate(${angle})" d="${shape}" fill="${fill}"/>`
}

export const veined = (
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  [fill, vein]: readonly [string, string],
): string =>
  leaf(x, y, angle, length, width, fill) +
  `<path transform="translate(${pair(x, y)})rotate(${angle})" d="M0 0V${-Math.round(length * 0.84)}" stroke="${vein}" stroke-width="2.5" stroke-linecap="round" opacity=".5"/>`

/** A flower of round petals. */
export const flower = (x: number, y: number, size: number, [petal, heart]: readonly [string, string]): string =>
  Array.from({ length: 5 }, (_, index) => {
    const turn = (index / 5) * 2 * Math.PI
    return disc(
      Math.round(x + size * 0.6 * Math.sin(turn)),
      Math.round(y - size * 0.6 * Math.cos(turn)),
      size * 0.5,
      petal,
    )
  }).join('') + disc(x, y, size * 0.36, heart)

/** Moves, turns and scales other shapes. */
export const placed = (how: string, ...shapes: string[]): string => `<g transform="${how}">${shapes.join('')}</g>`
