import { findMedia } from '../../media/media-sources.ts'
import { contrast, mixColours } from '../contrast.ts'
import type { MediaInfo, MediaLookup, Tones } from '../../define/media-info.ts'
import { schemaOf } from '../../registry/widgets/schemas.ts'
import { scrimStops } from './scrim-stops.ts'
import { tintAt } from './tint-at.ts'
import type { BackgroundMedia, Slide } from '../slide-schema.ts'

type Anchor = Slide['viewMetadata']['anchor']
type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** A tint under the text only, where the picture and the merchant's own tint leave it hard to read. */
export interface WordShade {
  colour: string
  /** How strong (%) it is in each band of the slide, from the top; all bands have the same height. */
  bands: readonly number[]
}

const BANDS = 12
const READABLE = 4.5 // WCAG 2.2, 1.4.3
const LARGE = 24 // px, WCAG 2.2: from here on 3 : 1 is enough
const LARGE_READABLE = 3
const MOST = 0.9
const BUSIER = 0.5 // of the difference between a band's tones
const TRIES = 5 // halvings: the strength is accurate to 3 %
/** How much darker or lighter than their tones pixels are taken to be where all text is shaded, at least. */
const LEAST_BUSY = 96

/** Portrait screens, including those that crop a picture most and least. */
const SCREENS = [
  { name: 'SHORT', shape: 320 / 568 },
  { name: 'PHONE', shape: 390 / 844 },
  { name: 'TABLET', shape: 768 / 1024 },
] as const

interface Words {
  ink: string
  wanted: number
  opacity: number
}

/** Returns the colours of text directly on the picture, with the contrast that WCAG 2.2 AA requires for each. */
function bareWords(widgets: Slide['widgets']): Words[] {
  const wanted = new Map<string, number>()
  for (const widget of widgets) {
    const words = schemaOf(widget).bareWords?.(widget.widgetData)
    if (words)
      wanted.set(words.ink, Math.max(wanted.get(words.ink) ?? 0, words.size >= LARGE ? LARGE_READABLE : READABLE))
  }
  return [...wanted].map(([ink, least]) => ({ ink, wanted: least, opacity: 1 }))
}

/** Returns subtitles, forms and outlined buttons in the same way, where a slide shades them, too. */
const faintWords = ({ viewMetadata: { backgroundMedia, theme }, widgets }: Content): Words[] =>
  backgroundMedia.shadesAll
    ? widgets.flatMap((widget) =>
        (schemaOf(widget).faintWords?.(widget.widgetData, theme) ?? []).map((one) => ({ ...one, wanted: READABLE })),
      )
    : []

/** True when text of this opacity can be read on a background. */
const isReadable = ({ ink, wanted, opacity }: Words, ground: string): boolean =>
  contrast(mixColours(ground, ink, opacity), ground) >= wanted

interface Behind {
  info: MediaInfo
  /** True where details may be darker or lighter than is usual. */
  isWary: boolean
  focal: BackgroundMedia['focalPoint']
  anchor: Anchor
}

/** Returns the media that fills the slide, and its focus point, which is never cropped. */
function mediaBehind({ viewMetadata, widgets }: Content, media: MediaLookup): Behind | undefined {
  const { backgroundMedia, anchor } = viewMetadata
  const behind = widgets.findLast((widget) => schemaOf(widget).isBehind?.(widget.widgetData))
  const [url] = behind ? (schemaOf(behind).media?.(behind.widgetData) ?? []) : []
  const hasPicture = backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO'
  const info = findMedia(media, url || (hasPicture ? backgroundMedia.url : ''))
  return (
    info && {
      info,
      anchor,
      isWary: backgroundMedia.shadesAll,
      focal: url ? { x: 50, y: 50 } : backgroundMedia.focalPoint,
    }
  )
}

/** A part of a picture, in fractions of its width and height. */
interface Part {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the part of a covering picture that a screen of this aspect ratio shows. */
function shownPart({ width, height }: MediaInfo, shape: number, focal: BackgroundMedia['focalPoint']): Part {
  const ratio = width / height
  const [wide, high] = [Math.min(1, shape / ratio), Math.min(1, ratio / shape)]
  const [left, top] = [((1 - wide) * focal.x) / 100, ((1 - high) * focal.y) / 100]
  return { left, right: left + wide, top, bottom: top + high }
}

/** The tones in a part of a picture, each as two hexadecimal digits. */
function* tonesIn({ columns, cells }: Tones, { left, right, top, bottom }: Part): Generator<string> {
  const rows = cells.length / 2 / columns
  for (let row = Math.floor(top * rows); row < Math.min(rows, Math.ceil(bottom * rows)); row++) {
    for (let column = Math.floor(left * columns); column < Math.min(columns, Math.ceil(right * columns)); column++) {
      const at = (row * columns + column) * 2
      yield cells.slice(at, at + 2)
    }
  }
}

/** Returns the focus point of a background on a screen, after slide.css moves it for the text in front. */
function focalOn(screen: (typeof SCREENS)[number], { x, y }: BackgroundMedia['focalPoint'], anchor: Anchor) {
  if (screen.name === 'TABLET' && anchor === 'FOOT') return { x, y: Math.min(y, 60) }
  if (screen.name === 'SHORT' && anchor === 'TOP') return { x, y: Math.max(y - 20, 0) }
  return { x, y }
}

/**
 * Returns the darkest and lightest colours that may be in a band of the slide, on any portrait screen. A tone is the
 * mean of many pixels: where tones differ, their pixels differ more.
 */
function extremes({ info, focal, anchor, isWary }: Behind, tones: Tones, band: number): string[] {
  let [darkest, lightest]: (string | undefined)[] = []
  for (const screen of SCREENS) {
    const part = shownPart(info, screen.shape, focalOn(screen, focal, anchor))
    const height = (part.bottom - part.top) / BANDS
    const top = part.top + band * height
    for (const tone of tonesIn(tones, { ...part, top, bottom: top + height })) {
      if (darkest === undefined || tone < darkest) darkest = tone
      if (lightest === undefined || tone > lightest) lightest = tone
    }
  }
  if (darkest === undefined || lightest === undefined) return []
  const [low, high] = [Number.parseInt(darkest, 16), Number.parseInt(lightest, 16)]
  const spread = (high - low) * BUSIER
  const more = isWary ? Math.max(LEAST_BUSY, 2 * spread) : spread
  return [Math.max(0, low - more), Math.min(255, high + more)].map((tone) => {
    const grey = Math.round(tone).toString(16).padStart(2, '0')
    return `#${grey}${grey}${grey}`
  })
}

/** Returns the same colours under the merchant's own tint. */
function bandColours(behind: Behind, tones: Tones, overlay: BackgroundMedia['overlay'], band: number): string[] {
  const own = overlay.opacity > 0 ? tintAt(scrimStops(overlay), ((band + 0.5) * 100) / BANDS) : 0
  return extremes(behind, tones, band).map((grey) => mixColours(grey, overlay.color, own))
}

/** Returns the smallest opacity of a colour over these backgrounds that makes all text readable. */
function leastShare(words: readonly Words[], grounds: readonly string[], colour: string, most: number): number {
  const isEnough = (share: number) =>
    grounds.every((ground) => {
      const seen = mixColours(ground, colour, share)
      return words.every((one) => isReadable(one, seen))
    })
  if (isEnough(0)) return 0
  let [low, high] = [0, most]
  for (let count = 0; count < TRIES; count++) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * Returns the tint that makes these texts of a slide readable on its picture, computed from the picture's tones.
 * Undefined where none is needed, where the picture's tones are unknown, and where no tint in the slide's colours would
 * help.
 */
export function wordShade(content: Content, media: MediaLookup): WordShade | undefined {
  const { backgroundMedia } = content.viewMetadata
  const { overlay, color } = backgroundMedia
  const behind = mediaBehind(content, media)
  const tones = behind?.info.tones
  const [bare, faint] = [bareWords(content.widgets), faintWords(content)]
  if (!behind || !tones || bare.length + faint.length === 0 || behind.info.height === 0) return undefined
  const colours = [...(overlay.opacity > 0 ? [overlay.color] : []), color]
  const colourFor = (words: readonly Words[]) => colours.find((one) => words.every((word) => isReadable(word, one)))
  const colour = colourFor([...bare, ...faint]) ?? colourFor(bare)
  if (colour === undefined) return undefined
  const words = [...bare, ...faint.filter((word) => isReadable(word, colour))]
  const most = backgroundMedia.shadesAll ? 1 : MOST
  const bands = Array.from({ length: BANDS }, (_, band) =>
    Math.round(leastShare(words, bandColours(behind, tones, overlay, band), colour, most) * 100),
  )
  return bands.some((share) => share > 0) ? { colour, bands } : undefined
}

/** Where a group of widgets is: at the slide's top or bottom, or at any height. */
export type GroupPosition = 'TOP' | 'FOOT' | 'ANYWHERE'

const shownBands = ({ bands }: WordShade, place: GroupPosition): readonly number[] =>
  place === 'ANYWHERE' ? [Math.max(...bands), Math.max(...bands)] : bands

/** Returns how strong (0 to 1) the shade is at a height of the slide (0 its top, 1 its bottom). */
export function shadeAt(shade: WordShade, place: GroupPosition, height: number): number {
  const shown = shownBands(shade, place)
  const along = Math.min(1, Math.max(0, height)) * (shown.length - 1)
  const [above = 0, below = above] = [shown[Math.floor(along)], shown[Math.ceil(along)]]
  return (above + (below - above) * (along % 1)) / 100
}

/** Returns the shade as CSS, from top to bottom of the slide; its maximum throughout for a group at any height. */
export function shadeStyle(shade: WordShade, place: GroupPosition): string {
  const opaque = mixColours(shade.colour, shade.colour, 0) // six digits, however it was written
  const stop = (share: number) =>
    opaque +
    Math.round(share * 2.55)
      .toString(16)
      .padStart(2, '0')
  return `linear-gradient(${shownBands(shade, place).map(stop).join(',')})`
}
