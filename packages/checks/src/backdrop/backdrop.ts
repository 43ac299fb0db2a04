import { type Colour, over, parseColour } from '@taplet/base/colours'
import {
  arrangeSlide,
  chromeInkOf,
  groundAt,
  groupShade,
  scrimStops,
  shadeAt,
  veilStrength,
} from '@taplet/slides/outline'
import { type MediaLookup, schemaOf, type Slide } from '@taplet/slides/schema'
import { faded } from '../shown-contrast.ts'
import type { Raster } from '../facts.ts'
import { REFERENCE } from '../screens.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

/** The media that fills a slide behind its text. */
export interface BackdropMedia {
  url: string
  focalPoint: { x: number; y: number }
}

const CENTRE = { x: 50, y: 50 }

/** What fills the slide: a widget behind the stack, else the background's own picture; undefined for none. */
export function backdropMedia({ viewMetadata, widgets }: Content): BackdropMedia | undefined {
  const behind = widgets.findLast((widget) => schemaOf(widget).isBehind?.(widget.widgetData))
  const [url] = behind ? (schemaOf(behind).media?.(behind.widgetData) ?? []) : []
  if (url) return { url, focalPoint: CENTRE }
  const { backgroundMedia } = viewMetadata
  const isShown = backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO'
  return isShown && backgroundMedia.url
    ? { url: backgroundMedia.url, focalPoint: backgroundMedia.focalPoint }
    : undefined
}

/** Address of the picture to sample: a small file of the media, or a video's poster. Undefined while there is none. */
export function sampleUrl({ url }: BackdropMedia, media: MediaLookup): string | undefined {
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (!info) return undefined
  if (info.kind === 'VIDEO') return info.posterUrl || info.placeholder || undefined
  return info.sources.find((source) => source.width >= REFERENCE.width / 2)?.url ?? info.sources.at(-1)?.url
}

/** The part of a picture that `object-fit: cover` shows on the reference phone. */
export function coverCrop(picture: { width: number; height: number }, focal: { x: number; y: number }) {
  const scale = Math.min(picture.width / REFERENCE.width, picture.height / REFERENCE.height)
  const [width, height] = [REFERENCE.width * scale, REFERENCE.height * scale]
  return {
    left: ((picture.width - width) * focal.x) / 100,
    top: ((picture.height - height) * focal.y) / 100,
    width,
    height,
  }
}

/** Raster size in pixels: one for five of the phone's. */
export const RASTER = { width: REFERENCE.width / 5, height: Math.round(REFERENCE.height / 5) } as const

// As in slide.css: the slide's own background over the top of a picture, [px from the top, opacity].
const VEIL = [
  [46, 1],
  [70, 0.88],
  [120, 0.5],
  [174, 0.14],
  [196, 0.04],
  [210, 0],
] as const

/** Interpolates between stops, which are [position, value] in order. */
function between(stops: readonly (readonly [number, number])[], place: number): number {
  const next = stops.findIndex(([at]) => at >= place)
  const [, last = 0] = stops.at(-1) ?? []
  if (next < 0) return last
  const [to = 0, end = 0] = stops[next] ?? []
  const [from, start] = stops[next - 1] ?? [to, end]
  return to === from ? end : start + ((end - start) * (place - from)) / (to - from)
}

function pixelAt({ width, height, data }: Raster, x: number, y: number): Colour {
  const column = Math.min(width - 1, Math.max(0, Math.floor((x / REFERENCE.width) * width)))
  const row = Math.min(height - 1, Math.max(0, Math.floor((y / REFERENCE.height) * height)))
  const at = (row * width + column) * 4
  return {
    red: data[at] ?? 0,
    green: data[at + 1] ?? 0,
    blue: data[at + 2] ?? 0,
    alpha: (data[at + 3] ?? 0) / 255,
  }
}

/** What is behind the text of a slide. */
export interface Backdrop {
  /** The colour behind the text of this widget, whose shade covers only that text. */
  at(x: number, y: number, widgetId: string): Colour
  /** One colour everywhere, so that the position of text does not matter. */
  isEven: boolean
}

/** The tint that pages add behind the text of each widget, by height on the reference phone. */
function shadesOf(content: Content, media: MediaLookup): Map<string, (y: number) => Colour> {
  const arrangement = arrangeSlide(content, false)
  const shades = new Map<string, (y: number) => Colour>()
  for (const [index, { widgets }] of arrangement.groups.entries()) {
    const found = groupShade(content, arrangement, index, media)
    if (!found) continue
    const colour = parseColour(found.shade.colour)
    const shade = (y: number) => faded(colour, shadeAt(found.shade, found.place, y / REFERENCE.height))
    for (const { widgetId } of widgets) shades.set(widgetId, shade)
  }
  return shades
}

/**
 * The colour behind the text at a point of the reference phone: background, picture, tint, veil, and the shade under
 * text. Undefined where there is a picture whose pixels are unknown.
 */
export function createBackdrop(content: Content, pixels: Raster | undefined, media: MediaLookup): Backdrop | undefined {
  const { backgroundMedia } = content.viewMetadata
  const hasMedia = backdropMedia(content) !== undefined
  if (hasMedia && !pixels) return undefined
  const stops = scrimStops(backgroundMedia.overlay).map(({ at, opacity }) => [at, opacity / 100] as const)
  const tint = parseColour(backgroundMedia.overlay.color)
  const ground = parseColour(backgroundMedia.color)
  const veil = hasMedia ? veilStrength(backgroundMedia.color, chromeInkOf(content)) : 0
  const plainAt = groundAt(backgroundMedia, REFERENCE)
  const shades = hasMedia ? shadesOf(content, media) : undefined
  const at = (x: number, y: number, widgetId: string) => {
    let seen = plainAt(x, y)
    if (hasMedia && pixels) seen = over(pixelAt(pixels, x, y), seen)
    seen = over(faded(tint, between(stops, (y / REFERENCE.height) * 100)), seen)
    if (veil > 0) seen = over(faded(ground, veil * between(VEIL, y)), seen)
    const shade = shades?.get(widgetId)
    return shade ? over(shade(y), seen) : seen
  }
  return { at, isEven: !hasMedia && backgroundMedia.type !== 'GRADIENT' && stops.length === 1 }
}
