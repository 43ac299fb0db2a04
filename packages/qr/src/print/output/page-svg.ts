import { inThousandths } from '../../geometry/in-thousandths.ts'
import { escapeXml } from '../../svg/escape-xml.ts'
import { svgLayers } from '../../svg/svg-layers.ts'
import type { PrintPage } from '../pages/print-page.ts'
import type { PrintPicture, PrintShape } from '../print-drawing.ts'
import { outlineOf } from '../type/set-line.ts'
import { edgeOf } from './edge-of.ts'

interface SvgOptions {
  title: string
  /** Of the whole page, for pixels; without it the page has its size in millimetres. */
  widthPx?: number | undefined
}

/** Returns a page as one self-contained SVG: words are outlines, so that it looks the same everywhere. */
export function pageSvg(page: PrintPage, { title, widthPx }: SvgOptions): string {
  const clips: string[] = []
  const clipBy = (path: string): string => {
    const known = clips.indexOf(path)
    return `clip-path="url(#c${known === -1 ? clips.push(path) - 1 : known})"`
  }
  const content = page.placed
    .map(
      ({ drawing, x, y }) =>
        `<g transform="translate(${pair(x, y)})"><g ${clipBy(edgeOf(drawing, page.bleedMm))}>` +
        `${drawing.shapes.map((shape) => shapeSvg(shape, clipBy)).join('')}</g></g>`,
    )
    .join('')
  const marks = page.marks.map((shape) => shapeSvg(shape, clipBy)).join('')
  const size =
    widthPx === undefined
      ? `width="${inThousandths(page.width)}mm" height="${inThousandths(page.height)}mm"`
      : `width="${widthPx}" height="${(widthPx * page.height) / page.width}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${pair(page.width, page.height)}" role="img" ` +
    `aria-label="${escapeXml(title)}"><defs>` +
    clips.map((path, index) => `<clipPath id="c${index}"><path d="${path}"/></clipPath>`).join('') +
    `</defs>${content}${marks}</svg>`
  )
}

const pair = (x: number, y: number): string => `${inThousandths(x)} ${inThousandths(y)}`

const dataUrl = ({ bytes, type }: PrintPicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

function shapeSvg(shape: PrintShape, clipBy: (path: string) => string): string {
  switch (shape.kind) {
    case 'code': {
      const { drawing } = shape.code
      const { definitions, layers } = svgLayers(drawing.layers)
      const scale = shape.width / drawing.size
      return `${definitions}<g transform="translate(${pair(shape.x, shape.y)}) scale(${scale})">${layers}</g>`
    }
    case 'group': {
      const turn = shape.isUpsideDown ? ' scale(-1 -1)' : ''
      const inner = shape.shapes.map((one) => shapeSvg(one, clipBy)).join('')
      return `<g transform="translate(${pair(...shape.move)})${turn}"><g ${clipBy(shape.clip)}>${inner}</g></g>`
    }
    case 'line': {
      const dash = shape.dash === undefined ? '' : ` stroke-dasharray="${shape.dash}"`
      return `<path d="M${pair(...shape.from)}L${pair(...shape.to)}" stroke="${shape.color}" stroke-width="${shape.width}"${dash}/>`
    }
    case 'path': {
      const opacity = shape.opacity === undefined ? '' : ` fill-opacity="${shape.opacity}"`
      return `<path d="${shape.path}" fill="${shape.fill}"${opacity}/>`
    }
    case 'picture': {
      const { picture, x, y, width, clip } = shape
      const image =
        `<image href="${dataUrl(picture)}" x="${inThousandths(x)}" y="${inThousandths(y)}" ` +
        `width="${inThousandths(width)}" height="${inThousandths(width / picture.aspect)}"/>`
      return clip === undefined ? image : `<g ${clipBy(clip)}>${image}</g>`
    }
    case 'text':
      return `<path d="${outlineOf(shape.line, shape)}" fill="${shape.fill}"/>`
  }
}
