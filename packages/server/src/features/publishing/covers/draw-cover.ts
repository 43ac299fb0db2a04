import { COVER_SIZE } from '@taplet/contract'
import { mixColours, contrast, readableShade } from '@taplet/slides/contrast'
import type { Font } from 'fontkit'
import sharp, { type Sharp } from 'sharp'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { plainFace, titleFace } from './faces.ts'
import { fitLines, shorten } from './fit-lines.ts'
import type { CoverTheme } from './cover-theme.ts'
import { drawable, outlineText } from './outline-text.ts'

const { width: WIDTH, height: HEIGHT } = COVER_SIZE
const MARGIN = 72
/** The phone is cut off at the bottom of the picture. */
const PHONE = { width: 340, height: 604, left: 788, top: 76, radius: 40 }
const TITLE_SIZES = [148, 132, 118, 106, 96, 86, 78, 70, 62, 56, 50]
const LEADING = 1.06
/** Space above the line with the address. */
const TITLE_HEIGHT = 400
const ADDRESS = { size: 28, baseline: HEIGHT - 62 }
const READABLE = 4.5 // WCAG 2.2, text
const TINT_OPACITY = 0.78
const QUALITY = 82
/** Larger pictures are not read; ours have at most this many. */
const MOST_PIXELS = 60_000_000

interface Drawing extends CoverTheme {
  /** The bytes of the look's picture. */
  bytes: Buffer | undefined
  /** Host and path, as people type them. */
  address: string
}

/** Draws an app's picture for link previews, as JPEG. */
export const drawCover = pictureWork(import.meta.url, 'drawCover', async (drawing: Drawing): Promise<Buffer> => {
  const { bytes, address, ...look } = drawing
  const picture = bytes && (await readPicture(bytes, look))
  const colours = coloursOf(look, picture !== undefined)
  const words = Buffer.from(await drawWords(look, { address, colours, isPictured: picture !== undefined }))
  return sharp(Buffer.from(ground(colours)))
    .composite([
      ...(picture
        ? [
            { input: picture.haze },
            { input: Buffer.from(ground(colours, TINT_OPACITY)) },
            { input: picture.phone, left: PHONE.left, top: PHONE.top },
          ]
        : [{ input: Buffer.from(leaves(colours.ink)) }]),
      { input: words },
    ])
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer()
})

/** Returns the picture blurred as a background and as the phone's screen; undefined when it cannot be read. */
async function readPicture(bytes: Buffer, { focus }: CoverTheme) {
  try {
    const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
    const small = await open().resize(60, 32, { fit: 'cover' }).blur(2).toBuffer()
    const haze = await sharp(small).resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' }).png().toBuffer()
    return { haze, phone: await phoneOf(open(), focus) }
  } catch {
    // Damaged or of an unknown type: a cover works with colours alone.
    return undefined
  }
}

async function phoneOf(picture: Sharp, focus: CoverTheme['focus']): Promise<Buffer> {
  const { width, height } = (await picture.metadata()).autoOrient
  const { width: wide, height: full, radius } = PHONE
  const tall = HEIGHT - PHONE.top // the visible part
  const scale = Math.max(wide / width, full / height)
  const [scaledWidth, scaledHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const left = Math.round(((scaledWidth - wide) * focus.x) / 100)
  const top = Math.round(((scaledHeight - full) * focus.y) / 100)
  const box = `x="0" y="0" width="${wide}" height="${full + radius}" rx="${radius}"`
  const edge = `<rect ${box} fill="none" stroke="#fff" stroke-opacity=".36" stroke-width="6"/>`
  return picture
    .autoOrient()
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({ left, top, width: wide, height: tall })
    .ensureAlpha()
    .composite([
      { input: Buffer.from(svg(edge, wide, tall)) },
      { input: Buffer.from(svg(`<rect ${box}/>`, wide, tall)), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
}

interface Colours {
  from: string
  to: string
  ink: string
}

function coloursOf({ grounds, ink }: CoverTheme, isPictured: boolean): Colours {
  const [first = '#348EFB', second = first] = grounds
  if (isPictured) {
    const dark = (colour: string) => readableShade(mixColours(colour, '#000000', 0.25), ['#FFFFFF'], READABLE * 1.5)
    return { from: dark(first), to: mixColours(dark(second), '#000000', 0.4), ink: '#FFFFFF' }
  }
  const to = second === first ? mixColours(first, '#000000', 0.12) : second
  const isReadable = (colour: string) => [first, to].every((one) => contrast(colour, one) >= READABLE)
  if (isReadable(ink)) return { from: first, to, ink }
  const plain = contrast('#FFFFFF', first) > contrast('#0E1A2B', first) ? '#FFFFFF' : '#0E1A2B'
  const shade = (colour: string) => readableShade(colour, [plain], READABLE)
  return { from: shade(first), to: shade(to), ink: plain }
}

const svg = (content: string, width: number = WIDTH, height: number = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

const ground = ({ from, to }: Colours, opacity = 1): string =>
  svg(
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)" fill-opacity="${opacity}"/>`,
  )

/** The product's logo, large and pale, where there is no picture. */
const leaves = (ink: string): string =>
  svg(
    `<g fill="${ink}" fill-opacity=".09" transform="translate(700 60) rotate(8) scale(30)">
    <rect x="3" y="2" width="12" height="20" rx="3.5"/><rect x="9" y="2" width="12" height="20" rx="3.5"/></g>`,
  )

interface Words {
  address: string
  colours: Colours
  isPictured: boolean
}

async function drawWords({ name, font }: CoverTheme, { address, colours, isPictured }: Words): Promise<string> {
  const width = (isPictured ? PHONE.left - 48 : WIDTH - MARGIN) - MARGIN
  const [own, plain] = await Promise.all([titleFace(font), plainFace()])
  const written = drawable(own, name)
  // For a name in letters that none of our fonts has the address is drawn: that always works.
  const [face, words] = written === undefined ? [plain, address.replace(/^[^/]*/, '')] : [own, written]
  const widthOf = (text: string, size: number): number => outlineText(face, text, size).width
  const { size, lines } = fitLines(words, {
    width,
    height: TITLE_HEIGHT,
    sizes: TITLE_SIZES,
    leading: LEADING,
    widthOf,
  })
  const top = MARGIN + 8 + (TITLE_HEIGHT - lines.length * size * LEADING) / 2
  const title = lines.map((line, index) => {
    const baseline = top + index * size * LEADING + size * 0.8
    return `<g transform="translate(${MARGIN} ${baseline})">${outlineText(face, line, size).svg}</g>`
  })
  const mark = `<g transform="translate(${MARGIN - 4} ${ADDRESS.baseline - 27}) scale(1.4)">
    <rect x="3" y="2" width="12" height="20" rx="3.5" opacity=".38"/><rect x="9" y="2" width="12" height="20" rx="3.5"/></g>`
  const line = addressLine(plain, address, width - 48)
  return svg(
    `<g fill="${colours.ink}">${title.join('')}${mark}<g transform="translate(${MARGIN + 40} ${ADDRESS.baseline})">${line}</g></g>`,
  )
}

function addressLine(face: Font, address: string, width: number): string {
  const { size } = ADDRESS
  const fits = (text: string): boolean => outlineText(face, text, size).width <= width
  return outlineText(face, fits(address) ? address : shorten(address, fits), size).svg
}
