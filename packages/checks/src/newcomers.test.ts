import { appTemplates } from '@taplet/slides/app-templates'
import { looks, wear } from '@taplet/slides/themes'
import { slideTemplates } from '@taplet/slides/templates'
import { type MediaInfo, schemaOf, type Slide, slide, type Widget } from '@taplet/slides/schema'
import { expect, it } from 'vitest'
import { RASTER } from './backdrop/backdrop.ts'
import { estimateLayout } from './estimate/estimate-layout.ts'
import { checkSlide } from './run-checks.ts'

const SLIDES = 5
const COLUMNS = 12
const ROWS = 26

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Photos by how bright they are from top to bottom, and how much is going on in them. */
const PHOTOS = [
  { top: 235, foot: 210, noise: 15 },
  { top: 200, foot: 60, noise: 40 },
  { top: 120, foot: 130, noise: 90 },
  { top: 70, foot: 190, noise: 50 },
  { top: 30, foot: 20, noise: 20 },
] as const
type Photo = (typeof PHOTOS)[number]

const greyAt = ({ top, foot, noise }: Photo, height: number, random: () => number): number =>
  Math.max(0, Math.min(255, Math.round(top + (foot - top) * height + (random() * 2 - 1) * noise)))

function infoOf(url: string, photo: Photo, random: () => number): MediaInfo {
  const greys = Array.from({ length: ROWS * COLUMNS }, (_, at) =>
    greyAt(photo, Math.floor(at / COLUMNS) / (ROWS - 1), random),
  )
  const cells = greys.map((grey) => grey.toString(16).padStart(2, '0')).join('')
  const source = { url, type: 'image/webp', width: 780, height: 1688, bytes: 90_000 }
  return {
    url,
    kind: 'IMAGE',
    status: 'READY',
    width: 780,
    height: 1688,
    placeholder: '',
    tones: { columns: COLUMNS, cells },
    sources: [source],
    posterUrl: '',
  }
}

/** The same cells as pixels behind the text. */
function pixelsOf({ tones }: MediaInfo) {
  const { width, height } = RASTER
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    const column = Math.floor(((at % width) / width) * COLUMNS)
    const row = Math.floor((Math.floor(at / width) / height) * ROWS)
    const from = (row * COLUMNS + column) * 2
    data.fill(Number.parseInt(tones?.cells.slice(from, from + 2) ?? '80', 16), at * 4, at * 4 + 3)
  }
  return { width, height, data }
}

const PHOTO = '/media/photo.webp'

/** As somebody fills it in who reads what is asked for, and takes a photo wherever a picture is. */
const filled = (content: Slide): Slide => ({
  ...content,
  widgets: content.widgets.map((widget): Widget => {
    if (widget.widgetType === 'IMAGE')
      return { ...widget, widgetData: { ...widget.widgetData, imageUrl: PHOTO, altText: 'A photo' } }
    if (widget.widgetType !== 'TEXT_BOX' || widget.widgetData.text !== '') return widget
    const { placeholder, detailPlaceholder } = widget.widgetData
    return { ...widget, widgetData: { ...widget.widgetData, text: placeholder, detail: detailPlaceholder } }
  }),
})

/**
 * Whether a photo of one's own takes the place of its background. Forms without a card and subtitles are left out: the
 * shade under text on a picture (record 070) is made for text alone, and the check of the editor warns of them.
 */
const takesPhoto = ({ viewMetadata, widgets }: Slide): boolean =>
  viewMetadata.backgroundMedia.type === 'IMAGE' &&
  widgets.every((widget) => {
    if (schemaOf(widget).form?.(widget.widgetData)) return false
    return widget.widgetType !== 'TEXT_BOX' || !widget.widgetData.detailPlaceholder
  })

/** Every slide that a newcomer may begin with. */
const BEGINNINGS: Slide[] = [
  ...slideTemplates.map(({ id, slide: content }) => slide.parse({ viewId: id, viewName: id, ...content })),
  ...appTemplates.flatMap((app) =>
    app.slides.map(({ id, slide: content }) => ({ ...content, viewName: `${app.id}, ${id}` })),
  ),
]

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1)

it.each(SEEDS)('can be read and fits, whatever a newcomer put together (%i)', (seed) => {
  const random = numbersFrom(seed)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // the list is not empty
  const { id, theme } = any(looks)
  const problems = Array.from({ length: SLIDES }, () => any(BEGINNINGS)).flatMap((begun, index) => {
    const info = infoOf(PHOTO, any(PHOTOS), random)
    const worn = wear(filled(begun), theme)
    const { backgroundMedia } = worn.viewMetadata
    const hasPhoto = takesPhoto(begun)
    const content = hasPhoto
      ? wear(
          {
            ...worn,
            viewMetadata: {
              ...worn.viewMetadata,
              backgroundMedia: { ...backgroundMedia, type: 'IMAGE' as const, url: PHOTO },
            },
          },
          theme,
        )
      : worn
    const media = { [PHOTO]: info }
    return checkSlide(
      { slideId: begun.viewId, name: begun.viewName, content },
      {
        layout: estimateLayout(content, media),
        ...(hasPhoto && { pixels: pixelsOf(info) }),
        addresses: {},
        media,
        isFirst: index === 0,
      },
    )
      .filter(({ checkId }) => checkId === 'contrast' || checkId === 'overflow' || checkId === 'overlap')
      .map(
        ({ checkId, message }) =>
          `${id}, ${begun.viewName}${hasPhoto ? ' on a photo' : ''}: ${checkId}, ${message('en')}`,
      )
  })
  expect(problems).toEqual([])
})
