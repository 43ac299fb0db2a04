import sharp from 'sharp'
import { pictureWork } from '../../platform/pictures/picture-work.ts'
import type { Outline } from './letter-outline.ts'

export type IconShape = 'ROUND' | 'SQUARE'

interface Drawn {
  size: number
  shape: IconShape
  grounds: readonly string[]
  ink: string
  /** Undefined: the product's logo. */
  letter: Outline | undefined
  picture: Buffer | undefined
}

const CANVAS = 512
const CORNER = 112
/** Fits the circle that every system leaves visible of an icon. */
const LETTER = { width: 290, height: 236 }
const COLOUR = /^#[0-9a-f]{3,8}$/i
/** For pictures; letters need fewer. */
const COLOURS = 256

/** Only colours may pass; anything else from a slide would be markup. */
const colour = (text: string): string => (COLOUR.test(text) ? text : '#348EFB')

function letterSvg({ path, box }: Outline, ink: string): string {
  const scale = Math.min(LETTER.width / box.width, LETTER.height / box.height)
  const x = CANVAS / 2 - (box.left + box.width / 2) * scale
  const y = CANVAS / 2 - (box.top + box.height / 2) * scale
  return `<path fill="${ink}" transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`
}

/** The logo's two leaves, as in the viewer. */
const markSvg = (ink: string): string =>
  `<g fill="${ink}" transform="translate(112 112) scale(12)"><rect x="3" y="2" width="12" height="20" rx="3.5" opacity=".38"/><rect x="9" y="2" width="12" height="20" rx="3.5"/></g>`

function letterIcon({ grounds, letter, ink }: Drawn): Buffer {
  const [top = '', foot = top] = grounds
  const ground = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${colour(top)}"/><stop offset="1" stop-color="${colour(foot)}"/></linearGradient>`
  const sign = letter ? letterSvg(letter, colour(ink)) : markSvg(colour(ink))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}"><defs>${ground}</defs><rect width="100%" height="100%" fill="url(#g)"/>${sign}</svg>`,
  )
}

/** Draws the centre of a picture, or a letter on the app's background, as a PNG. */
export const drawIcon = pictureWork(import.meta.url, 'drawIcon', async (drawn: Drawn): Promise<Buffer> => {
  const { size, shape, grounds, picture } = drawn
  const square = picture
    ? await sharp(picture)
        .rotate()
        .resize(CANVAS, CANVAS, { fit: 'cover' })
        .flatten({ background: colour(grounds[0] ?? '') })
        .png()
        .toBuffer()
    : letterIcon(drawn)
  const mask = Buffer.from(
    `<svg width="${CANVAS}" height="${CANVAS}"><rect width="100%" height="100%" rx="${CORNER}"/></svg>`,
  )
  const cut = sharp(square).composite(shape === 'ROUND' ? [{ input: mask, blend: 'dest-in' }] : [])
  const whole = await cut.png().toBuffer()
  return sharp(whole).resize(size, size).png({ palette: true, colours: COLOURS }).toBuffer()
})
