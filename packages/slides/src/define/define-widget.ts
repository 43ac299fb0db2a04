import type { z } from 'zod'
import type { Asks } from './fields.ts'
import type { FormAnswer, FormPlace } from '../form/form-place.ts'
import type { FontId } from '../type/fonts.ts'
import type { LiveLookup } from './live-info.ts'
import type { MediaLookup } from './media-info.ts'

/** A face of the type case (type/fonts.ts) at one weight and style. */
export interface FontUse {
  font: FontId
  weight: number
  isItalic: boolean
}

/** What a widget can be without so that visitors stumble. */
export type Lack = 'ADDRESS' | 'MEDIA'

/** What a control of a form changes, as checks name it. */
export type ControlRole = 'ADDRESS' | 'ALT_TEXT' | 'INK' | 'MEDIA' | 'SPACING' | 'TEXT'

/** What every widget declares about its data. Shared code asks these; it never names a type. */
export interface WidgetSchema<Data extends z.ZodType = z.ZodType> {
  data: Data
  /** What a freshly added widget holds. Always valid against `data`. */
  defaults: z.output<Data>
  /** How many of the slide's two columns it takes; two half widgets in a row share one line. Full unless told. */
  span?(data: z.output<Data>): 'full' | 'half'
  /** True while it has nothing to show a visitor: published pages leave it out, editors draw a placeholder. */
  isEmpty?(data: z.output<Data>): boolean
  /** What a template asks for in its place, e.g. "Name of the dish"; '' for nothing. */
  placeholder?(data: z.output<Data>): string
  /** Space above it, px of a tall phone; on short screens the slide draws it in. */
  spacing(data: z.output<Data>): number
  /** True when it lies behind the stack, edge to edge, instead of standing in it. */
  isBehind?(data: z.output<Data>): boolean
  /** One line that tells this widget from its neighbours in a list, e.g. the first words of a text. */
  summary(data: z.output<Data>): string
  /** The running text it sets. A slide may hold only so much of it, counted in characters and lines. */
  texts?(data: z.output<Data>): string[]
  /** The smallest and least readable of its words that stand on the slide itself; undefined when they have a ground of their own. */
  bareWords?(data: z.output<Data>): { ink: string; size: number } | undefined
  /** URLs of media that storage must keep and the viewer may preload. */
  media?(data: z.output<Data>): string[]
  /** Addresses a visitor can be sent to. */
  links?(data: z.output<Data>): string[]
  /** True when it moves or can be played, so that the page offers to stop it. */
  plays?(data: z.output<Data>): boolean
  /** What visitors do in it is told apart from what they do elsewhere on the slide. */
  isCounted?: boolean
  /** True when it can be heard, so that the page offers a key for it. */
  hasSound?(data: z.output<Data>): boolean
  /** The faces it sets type in, so that a page loads these and no others. */
  fonts?(data: z.output<Data>): FontUse[]
  /** The words that stand for its picture, empty when there are none; undefined when it shows none that needs any. */
  altText?(data: z.output<Data>): string | undefined
  /** What it still needs before visitors can use it, e.g. a button its address. */
  lacks?(data: z.output<Data>): Lack | undefined
  /** What it asks visitors for, when it is a form that they send. */
  form?(data: z.output<Data>): FormRules
  /** The same data with its words in this colour, when it has a colour of its own. */
  withInk?(data: z.output<Data>, colour: string): z.output<Data>
  /** The same data with this space above it, px. */
  withSpacing?(data: z.output<Data>, spacing: number): z.output<Data>
  /** The same data with letters of this size, px; never smaller than it may store. */
  withTextSize?(data: z.output<Data>, size: number): z.output<Data>
}

/** What a form asks for and says, so that the server can hold an answer to it. */
export type FormRules =
  | {
      kind: 'REVIEW'
      asksText: Asks
      asksName: Asks
      asksPhoto: Asks
      /** How many approved reviews stand under the form; 0 for none. */
      shownReviews: number
      showsAverage: boolean
      prompt: string
      /** The words above the field for text. */
      textLabel: string
      buttonText: string
      thankYou: string
    }
  | {
      kind: 'SIGN_UP'
      asksName: Asks
      /** The words that the visitor agrees to; never empty. */
      consentText: string
      prompt: string
      buttonText: string
      thankYou: string
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
  /** Draws what a widget still lacks; true in editors only. */
  showsEmpty?: boolean
  /** Where a form of it is sent from. Without it nothing can be sent or typed: editors and previews. */
  place?: FormPlace | undefined
  /** What a visitor sent from this form and the server could not take. */
  answer?: FormAnswer | undefined
  /** What it shows that is not stored with it. */
  live?: LiveLookup | undefined
  /** The colour it stands on; white unless told. */
  ground?: string | undefined
}

/** Takes down what a visitor does at a place of the page: a form that was taken, a product looked into or paid for, `value` percent of a film or in the currency's smallest unit. */
export interface VisitNotes {
  note(type: 'FORM' | 'ORDER' | 'PRODUCT' | 'VIDEO', place: Element, value?: number): void
}

/** Browser code of a widget: told when the visitor comes to a slide that may hold such widgets, and leaves it. */
export interface Behavior {
  /** `visit` is missing where nobody visits: in editors and previews. */
  enter(slide: Element, visit?: VisitNotes): void
  leave(slide: Element): void
}
