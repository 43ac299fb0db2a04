import { inThousandths } from '../geometry/in-thousandths.ts'
import type { Fill, Gradient, Layer } from '../qr-drawing.ts'
import { escapeXml } from './escape-xml.ts'

/** Returns a code's layers as SVG, and the gradients that they are filled with. */
export function svgLayers(layers: readonly Layer[]): { definitions: string; layers: string } {
  const gradients: Gradient[] = []
  const paintOf = (fill: Fill): string => {
    if (typeof fill === 'string') return escapeXml(fill)
    if (!gradients.includes(fill)) gradients.push(fill)
    return `url(#${gradientId(fill)})`
  }
  const drawn = layers.map((layer) =>
    layer.kind === 'image' ? imageOf(layer) : `<path fill="${paintOf(layer.fill)}" d="${layer.path}"/>`,
  )
  const definitions = gradients.length > 0 ? `<defs>${gradients.map(gradientOf).join('')}</defs>` : ''
  return { definitions, layers: drawn.join('') }
}

function imageOf({ href, box }: Extract<Layer, { kind: 'image' }>): string {
  return (
    `<image href="${escapeXml(href)}" x="${inThousandths(box.x)}" y="${inThousandths(box.y)}" ` +
    `width="${inThousandths(box.width)}" height="${inThousandths(box.height)}"/>`
  )
}

/** Several codes may be on one page: only equal gradients get equal ids. */
function gradientId({ kind, to, stops }: Gradient): string {
  return `qr-${kind}-${stops.map(({ color }) => color.replace(/[^0-9a-z]/gi, '')).join('-')}-${to.map(Math.round).join('-')}`
}

function gradientOf(gradient: Gradient): string {
  const [x1, y1] = gradient.from
  const [x2, y2] = gradient.to
  const stops = gradient.stops
    .map(({ offset, color }) => `<stop offset="${offset}" stop-color="${escapeXml(color)}"/>`)
    .join('')
  const id = `id="${gradientId(gradient)}" gradientUnits="userSpaceOnUse"`
  return gradient.kind === 'linear'
    ? `<linearGradient ${id} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`
    : `<radialGradient ${id} cx="${x1}" cy="${y1}" r="${Math.hypot(x2 - x1, y2 - y1)}">${stops}</radialGradient>`
}
