import { appFromTemplate, appTemplates } from '@taplet/slides/app-templates'
import { updateBackground } from '@taplet/slides/edits'
import { looks, wear } from '@taplet/slides/themes'
import { slideTemplates } from '@taplet/slides/templates'
import { type AppTheme, type MediaInfo, type Slide, slide, type Widget } from '@taplet/slides/schema'
import { expect, it } from 'vitest'
import { RASTER } from './backdrop/backdrop.ts'
import { estimateLayout } from './estimate/estimate-layout.ts'
import { checkSlide } from './run-checks.ts'

const SLIDES = 5
const PHOTO_SHARE = 0.7
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
  { top: 128, foot: 128, noise: 128 },
  { top: 255, foot: 255, noise: 0 },
  { top: 0, foot: 0, noise: 0 },
  { top: 0, foot: 255, noise: 60 },
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

/** Whether a photo of one's own takes the place of its background. */
const takesPhoto = ({ viewMetadata: { backgroundMedia, sheetColor } }: Slide): boolean =>
  sheetColor === '' && backgroundMedia.type !== 'VIDEO'

let count = 0

/** Every slide that a newcomer may begin with, in a look. */
const beginningsIn = (theme: AppTheme): Slide[] => [
  ...slideTemplates.map(({ id, slide: content }) => wear(slide.parse({ viewId: id, viewName: id, ...content }), theme)),
  ...appTemplates.flatMap((app) =>
    appFromTemplate(app, {
      name: 'Fern Street Plants',
      theme,
      newId: () => `id-${++count}`,
      nameOf: (name) => name('en'),
    }).slides.map((one) => ({ ...one.slide, viewName: `${app.id}, ${one.itemName}` })),
  ),
]

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1)

it.each(SEEDS)('can be read and fits, whatever a newcomer put together (%i)', (seed) => {
  const random = numbersFrom(seed)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // the list is not empty
  const { id, theme } = any(looks)
  const beginnings = beginningsIn(theme)
  const problems = Array.from({ length: SLIDES }, () => any(beginnings)).flatMap((begun, index) => {
    const info = infoOf(PHOTO, any(PHOTOS), random)
    const worn = filled(begun)
    const hasPhoto = takesPhoto(begun) && random() < PHOTO_SHARE
    const content = hasPhoto ? updateBackground(worn, { type: 'IMAGE', url: PHOTO }) : worn
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
