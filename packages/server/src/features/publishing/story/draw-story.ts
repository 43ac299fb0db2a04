import { contrast } from '@taplet/slides/contrast'
import sharp from 'sharp'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { CoverTheme } from '../covers/cover-theme.ts'
import { plainFace, titleFace } from '../covers/faces.ts'
import { fitLines } from '../covers/fit-lines.ts'
import { drawable, outlineText } from '../covers/outline-text.ts'
import type { StoryLook } from './story-look.ts'

/** Of a story, wherever it is shown (px). Apps lay their own controls over the upper and lower eighth. */
const [WIDTH, HEIGHT] = [1080, 1920]
const MARGIN = 84
const TITLE = { top: 1070, height: 270, sizes: [132, 116, 102, 90, 80, 70, 60], leading: 1.06 }
const CARD = { top: 1372, height: 332, radius: 40, padding: 28 }
/** Above the title, where a picture gives way to the background. */
const SHADE = 180
const CODE = CARD.height - 2 * CARD.padding
const ADDRESS = {
  left: MARGIN + CODE + 2 * CARD.padding,
  leading: 1.15,
  /** `at` is the middle of its lines, from the middle of the card. */
  host: { sizes: [40, 34, 28], height: 56, at: -58 },
  path: { sizes: [66, 56, 48, 40, 34], height: 150, at: 36 },
}
const PAPER = '#FFFFFF'
const PLAIN = { ground: '#0E1A2B', ink: '#FFFFFF' }
const READABLE = 4.5 // WCAG 2.2, text
const MOST_PIXELS = 60_000_000

interface Story extends StoryLook {
  /** The bytes of the look's picture. */
  bytes: Buffer | undefined
  /** Host and path, as people type them. */
  address: string
  /** The code as SVG, on its own background. */
  code: string
}

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`)

/** Draws an app as the picture of a story, as PNG: its cover, its name, and a card with its code and address. */
export const drawStory = pictureWork(import.meta.url, 'drawStory', async (story: Story): Promise<Buffer> => {
  const colours = coloursOf(story)
  const picture = story.bytes && (await fill(story.bytes, story.focus))
  const code = await sharp(Buffer.from(story.code), { density: 600 }).resize(CODE, CODE).png().toBuffer()
  return sharp(svg(`<rect width="100%" height="100%" fill="${colours.ground}"/>`))
    .composite([
      ...(picture ? [{ input: picture }] : []),
      { input: svg((picture ? shade(colours.ground) : '') + card() + (await words(story, colours.ink))) },
      { input: code, left: MARGIN + CARD.padding, top: CARD.top + CARD.padding },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
})

/** A slide's words may be made for its photo: then they would not read on its background. */
const coloursOf = ({ grounds: [ground = PLAIN.ground], ink }: CoverTheme) =>
  contrast(ground, ink) >= READABLE ? { ground, ink } : PLAIN

/** Returns the picture over the whole story; undefined when it cannot be read. */
async function fill(bytes: Buffer, focus: CoverTheme['focus']): Promise<Buffer | undefined> {
  try {
    const open = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
    const { width, height } = (await open.metadata()).autoOrient
    const scale = Math.max(WIDTH / width, HEIGHT / height)
    const [wide, tall] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    return await open
      .autoOrient()
      .resize(wide, tall, { fit: 'fill' })
      .extract({
        left: Math.round(((wide - WIDTH) * focus.x) / 100),
        top: Math.round(((tall - HEIGHT) * focus.y) / 100),
        width: WIDTH,
        height: HEIGHT,
      })
      .png()
      .toBuffer()
  } catch {
    // Damaged or of an unknown type: a story works with colours alone.
    return undefined
  }
}

/** Below the picture, where the words are. */
const shade = (ground: string): string =>
  `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/>
  <stop offset="${SHADE / (HEIGHT - TITLE.top + SHADE)}" stop-color="${ground}" stop-opacity=".94"/><stop offset="1" stop-color="${ground}"/></linearGradient>
  <rect y="${TITLE.top - SHADE}" width="100%" height="${HEIGHT - TITLE.top + SHADE}" fill="url(#s)"/>`

const card = (): string =>
  `<rect x="${MARGIN}" y="${CARD.top}" width="${WIDTH - 2 * MARGIN}" height="${CARD.height}" rx="${CARD.radius}" fill="${PAPER}"/>`

interface Lines {
  face: Awaited<ReturnType<typeof plainFace>>
  text: string
  left: number
  width: number
  height: number
  sizes: readonly number[]
  leading: number
}

/** Draws lines as large as they fit; `middle` is where their block stands, from the top. */
function lines({ face, text, left, width, height, sizes, leading }: Lines, middle: number, ink: string): string {
  const widthOf = (line: string, size: number): number => outlineText(face, line, size).width
  const fitted = fitLines(text, { width, height, sizes, leading, widthOf })
  const top = middle - (fitted.lines.length * fitted.size * leading) / 2
  const drawn = fitted.lines.map((line, index) => {
    const baseline = top + (index + 0.78) * fitted.size * leading
    return `<g transform="translate(${left} ${baseline})">${outlineText(face, line, fitted.size).svg}</g>`
  })
  return `<g fill="${ink}">${drawn.join('')}</g>`
}

async function words({ name, font, address, codeInk }: Story, ink: string): Promise<string> {
  const [own, plain] = await Promise.all([titleFace(font), plainFace()])
  // For a name in letters that none of our fonts has, the address says it.
  const written = drawable(own, name)
  const title =
    written === undefined
      ? ''
      : lines(
          { ...TITLE, face: own, text: written, left: MARGIN, width: WIDTH - 2 * MARGIN },
          TITLE.top + TITLE.height / 2,
          ink,
        )
  const [host = '', path = ''] = address.split('/')
  const width = WIDTH - MARGIN - CARD.padding - ADDRESS.left
  const middle = CARD.top + CARD.height / 2
  const line = (text: string, { sizes, height, at }: (typeof ADDRESS)['host' | 'path']): string =>
    lines(
      { face: plain, text, left: ADDRESS.left, width, height, sizes, leading: ADDRESS.leading },
      middle + at,
      codeInk,
    )
  return title + line(host, ADDRESS.host) + line(`/${path}`, ADDRESS.path)
}
