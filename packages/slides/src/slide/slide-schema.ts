import { objection } from '@taplet/messages'
import { z } from 'zod'
import { colour, entityId, focalPoint, mediaUrl, optionalColour, percent, shortText } from '../define/fields.ts'
import { slideTheme } from '../define/slide-theme.ts'
import { widget } from '../registry/widgets/schemas.ts'
import { characterCount, lineCount, MAX_SLIDE_CHARACTERS, MAX_SLIDE_LINES } from './slide-text.ts'
import { messages } from '../define/messages/messages.ts'

/** What lies behind the widgets, edge to edge (spec §3 viewMetadata.backgroundMedia). */
export const backgroundMedia = z.object({
  type: z.enum(['COLOR', 'GRADIENT', 'IMAGE', 'VIDEO']).default('COLOR'),
  /** The picture or video; unused by the other types. */
  url: mediaUrl,
  /** The background colour: seen before media has loaded and behind anything transparent. */
  color: colour.default('#FFFFFF'),
  /** The gradient's second colour and its angle in degrees; the first is `color`. */
  gradientTo: colour.default('#E6F1FF'),
  gradientAngle: z.number().min(0).max(360).default(180),
  /** The focus point of the picture, which stays visible when it is cropped; % from left and top. */
  focalPoint,
  /** A tint between media and widgets: even, or fading from the bottom or the top. */
  overlay: z
    .object({ color: colour, opacity: percent, shape: z.enum(['FULL', 'FOOT', 'TOP']) })
    .default({ color: '#000000', opacity: 0, shape: 'FULL' }),
  /**
   * Whether the shade under text on its picture is made for subtitles, forms and outlined buttons, too. True once a
   * picture is chosen; slides from before there was such a shade look as they did (record 188).
   */
  shadesAll: z.boolean().default(false),
})
export type BackgroundMedia = z.output<typeof backgroundMedia>

export const viewMetadata = z.object({
  backgroundMedia: backgroundMedia.prefault({}),
  theme: slideTheme.prefault({}),
  /** The vertical alignment of the stack. */
  anchor: z.enum(['TOP', 'MIDDLE', 'FOOT']).default('MIDDLE'),
  /** How many of the last widgets are at the bottom, with all spare height above them. */
  footCount: z.number().int().min(0).max(60).default(0),
  /** The colour of a sheet under the stack, rounded at its top and reaching the bottom; empty for none. */
  sheetColor: optionalColour,
})
export type ViewMetadata = z.output<typeof viewMetadata>

/** The maximum number of widgets on one slide: more than any phone can show, few enough to stay fast. */
export const MAX_WIDGETS = 60

/** A slide as stored and sent: the specification's View (spec §3). */
export const slide = z.object({
  viewId: entityId,
  viewName: shortText(80).default(''),
  viewMetadata: viewMetadata.prefault({}),
  widgets: z
    .array(widget)
    .max(MAX_WIDGETS, objection(messages.later('tooManyWidgets', { max: MAX_WIDGETS })))
    .refine(
      (widgets) => new Set(widgets.map((one) => one.widgetId)).size === widgets.length,
      objection(messages.later('differentIds')),
    )
    .refine(
      (widgets) => characterCount(widgets) <= MAX_SLIDE_CHARACTERS,
      objection(messages.later('tooMuchText', { max: MAX_SLIDE_CHARACTERS })),
    )
    .refine(
      (widgets) => lineCount(widgets) <= MAX_SLIDE_LINES,
      objection(messages.later('tooManyLinesOnSlide', { max: MAX_SLIDE_LINES })),
    )
    .default([]),
})
export type Slide = z.output<typeof slide>
