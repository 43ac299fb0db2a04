import { findMedia } from '../../media/media-sources.ts'
import { contrast, mixColours } from '../contrast.ts'
import type { MediaInfo, MediaLookup, Tones } from '../../define/media-info.ts'
import { schemaOf } from '../../registry/widgets/schemas.ts'
import { scrimStops } from './scrim-stops.ts'
import type { BackgroundMedia, Slide } from '../slide-schema.ts'

type Anchor = Slide['viewMetadata']['anchor']
type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** A tint that lies under the words only, where the picture and the merchant's own tint leave them hard to read. */
export interface WordShade {
  colour: string
  /** How strong (%) it is in each band of the slide, from the top; all bands are equally high. */
  bands: readonly number[]
}

const BANDS = 12
const LARGE = 24 // px, WCAG 2.2: from here on 3 : 1 is enough
const MOST = 0.9
const BUSIER = 0.5 // of how far a band's tones lie apart
const TRIES = 5 // halvings: the strength is found to 3 %

/** Screens that show a slide upright, the most and the least cropped ones among them. */
const SCREENS = [
  { name: 'SHORT', shape: 320 / 568 },
  { name: 'PHONE', shape: 390 / 844 },
  { name: 'TABLET', shape: 768 / 1024 },
] as const

interface Words {
  ink: string
  wanted: number
}

/** The inks of words that stand on the picture itself, with what WCAG 2.2 AA asks for each. */
function bareWords(widgets: Slide['widgets']): Words[] {
  const wanted = new Map<string, number>()
  for (const widget of widgets) {
    const words = schemaOf(widget).bareWords?.(widget.widgetData)
    if (words) wanted.set(words.ink, Math.max(wanted.get(words.ink) ?? 0, words.size >= LARGE ? 3 : 4.5))
  }
  return [...wanted].map(([ink, least]) => ({ ink, wanted: least }))
}

interface Behind {
  info: MediaInfo
  focal: BackgroundMedia['focalPoint']
  anchor: Anchor
}

/** The media that fills the slide, and the point of it that is never cropped. */
function mediaBehind({ viewMetadata, widgets }: Content, media: MediaLookup): Behind | undefined {
  const { backgroundMedia, anchor } = viewMetadata
  const behind = widgets.findLast((widget) => schemaOf(widget).isBehind?.(widget.widgetData))
  const [url] = behind ? (schemaOf(behind).media?.(behind.widgetData) ?? []) : []
  const hasPicture = backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO'
  const info = findMedia(media, url || (hasPicture ? backgroundMedia.url : ''))
  return info && { info, anchor, focal: url ? { x: 50, y: 50 } : backgroundMedia.focalPoint }
}

/** A part of a picture, in shares of its width and height. */
interface Part {
  left: number
  right: number
  top: number
  bottom: number
}

/** What a screen of this shape shows of a picture that covers it. */
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

/** The point of a ground that stays in view, as slide.css moves it for the words before it. */
function focalOn(screen: (typeof SCREENS)[number], { x, y }: BackgroundMedia['focalPoint'], anchor: Anchor) {
  if (screen.name === 'TABLET' && anchor === 'FOOT') return { x, y: Math.min(y, 60) }
  if (screen.name === 'SHORT' && anchor === 'TOP') return { x, y: Math.max(y - 20, 0) }
  return { x, y }
}

/**
 * The darkest and the lightest that may lie in a band of the slide, on any upright screen. A tone is the mean of many
 * pixels: where tones differ, their pixels differ more.
 */
function extremes({ info, focal, anchor }: Behind, tones: Tones, band: number): string[] {
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
  const more = (high - low) * BUSIER
  return [Math.max(0, low - more), Math.min(255, high + more)].map((tone) => {
    const grey = Math.round(tone).toString(16).padStart(2, '0')
    return `#${grey}${grey}${grey}`
  })
}

/** The merchant's own tint (0 to 1) at a height (%). */
function ownTint(stops: ReturnType<typeof scrimStops>, at: number): number {
  const next = stops.findIndex((stop) => stop.at >= at)
  const [from, to] = [stops[next - 1], stops[next] ?? stops.at(-1)]
  if (!to) return 0
  if (!from || to.at === from.at) return to.opacity / 100
  return (from.opacity + ((to.opacity - from.opacity) * (at - from.at)) / (to.at - from.at)) / 100
}

/** The least share of a colour over these grounds with which all words can be read. */
function leastShare(words: readonly Words[], grounds: readonly string[], colour: string): number {
  const isEnough = (share: number) =>
    grounds.every((ground) => {
      const seen = mixColours(ground, colour, share)
      return words.every(({ ink, wanted }) => contrast(ink, seen) >= wanted)
    })
  if (isEnough(0)) return 0
  let [low, high] = [0, MOST]
  for (let count = 0; count < TRIES; count++) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * What must lie under these words of a slide so that they can be read on its picture, reckoned from the picture's own
 * tones. Undefined where nothing is needed, where nothing is known of the picture, and where no tint of the slide's
 * colours would help.
 */
export function wordShade(content: Content, media: MediaLookup): WordShade | undefined {
  const { backgroundMedia } = content.viewMetadata
  const { overlay, color } = backgroundMedia
  const behind = mediaBehind(content, media)
  const tones = behind?.info.tones
  const words = bareWords(content.widgets)
  if (!behind || !tones || words.length === 0 || behind.info.height === 0) return undefined
  const reads = (colour: string) => words.every(({ ink, wanted }) => contrast(ink, colour) >= wanted)
  const colour = [...(overlay.opacity > 0 ? [overlay.color] : []), color].find(reads)
  if (colour === undefined) return undefined
  const stops = scrimStops(overlay)
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const own = overlay.opacity > 0 ? ownTint(stops, ((band + 0.5) * 100) / BANDS) : 0
    const grounds = extremes(behind, tones, band).map((grey) => mixColours(grey, overlay.color, own))
    return Math.round(leastShare(words, grounds, colour) * 100)
  })
  return bands.some((share) => share > 0) ? { colour, bands } : undefined
}

/** Where a group of widgets stands: at the slide's top or foot, or anywhere. */
export type GroupPlace = 'TOP' | 'FOOT' | 'ANYWHERE'

const shownBands = ({ bands }: WordShade, place: GroupPlace): readonly number[] =>
  place === 'ANYWHERE' ? [Math.max(...bands), Math.max(...bands)] : bands

/** How strong (0 to 1) the shade is at a height of the slide (0 its top, 1 its foot). */
export function shadeAt(shade: WordShade, place: GroupPlace, height: number): number {
  const shown = shownBands(shade, place)
  const along = Math.min(1, Math.max(0, height)) * (shown.length - 1)
  const [above = 0, below = above] = [shown[Math.floor(along)], shown[Math.ceil(along)]]
  return (above + (below - above) * (along % 1)) / 100
}

/** The shade as CSS, from top to foot of the slide; for a group that may stand anywhere as strong as it ever must be. */
export function shadeStyle(shade: WordShade, place: GroupPlace): string {
  const opaque = mixColours(shade.colour, shade.colour, 0) // six digits, whatever was written
  const stop = (share: number) =>
    opaque +
    Math.round(share * 2.55)
      .toString(16)
      .padStart(2, '0')
  return `linear-gradient(${shownBands(shade, place).map(stop).join(',')})`
}
