import type { z } from 'zod'
import type { FontId } from './slide/fonts.ts'
import type { MediaLookup } from './slide/media-info.ts'

/** A face of the type case (slide/fonts.ts) at one weight and style. */
export interface FontUse {
  font: FontId
  weight: number
  isItalic: boolean
}

/** What every widget declares about its data. Shared code asks these; it never names a type. */
export interface WidgetSchema<Data extends z.ZodType = z.ZodType> {
  /** The name merchants read, e.g. "Text". */
  label: string
  data: Data
  /** What a freshly added widget holds. Always valid against `data`. */
  defaults: z.output<Data>
  /** How many of the slide's two columns it takes; two half widgets in a row share one line. */
  span?: 'full' | 'half'
  /** Space above it, px of a tall phone; on short screens the slide draws it in. */
  spacing(data: z.output<Data>): number
  /** True when it lies behind the stack, edge to edge, instead of standing in it. */
  isBehind?(data: z.output<Data>): boolean
  /** One line that tells this widget from its neighbours in a list, e.g. the first words of a text. */
  summary(data: z.output<Data>): string
  /** The running text it sets. A slide may hold only so much of it, counted in characters and lines. */
  texts?(data: z.output<Data>): string[]
  /** URLs of media that storage must keep and the viewer may preload. */
  media?(data: z.output<Data>): string[]
  /** Addresses a visitor can be sent to. */
  links?(data: z.output<Data>): string[]
  /** True when it can be heard, so that the page offers a key for it. */
  hasSound?(data: z.output<Data>): boolean
  /** The faces it sets type in, so that a page loads these and no others. */
  fonts?(data: z.output<Data>): FontUse[]
}

/** Keeps the literal type of a widget's schema, so that views and editors can name it. */
export const defineWidget = <Data extends z.ZodType>(schema: WidgetSchema<Data>): WidgetSchema<Data> => schema

/** What a widget's view receives. It names its own schema, never the registry (else: an import cycle). */
export interface ViewProps<S extends WidgetSchema> {
  data: z.output<S['data']>
  /** Sizes, variants and placeholders of the media that the data names by URL. */
  media: MediaLookup
  /** True for every slide but the first: media then carries `data-src` and is loaded when the slide is near. */
  isDeferred: boolean
}

/** Browser code of a widget: told when the visitor comes to a slide that may hold such widgets, and leaves it. */
export interface Behavior {
  enter(slide: Element): void
  leave(slide: Element): void
}
