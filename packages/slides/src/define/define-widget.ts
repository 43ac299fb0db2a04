import type { Language } from '@taplet/messages'
import type { z } from 'zod'
import type { Legible, WornTheme } from './app-theme.ts'
import type { Asks } from './fields.ts'
import type { FormAnswer, FormRef } from '../form/form-ref.ts'
import type { FontId } from '../type/fonts.ts'
import type { LiveLookup } from './live-info.ts'
import type { SlideTheme } from './slide-theme.ts'
import type { MediaLookup } from './media-info.ts'
import type { PressAction } from '../press-actions/press-actions.ts'

/** A slide font (type/fonts.ts) at one weight and style. */
export interface FontUse {
  font: FontId
  weight: number
  isItalic: boolean
}

/** What a widget can lack that visitors would notice. */
export type Lack = 'ADDRESS' | 'HOURS' | 'MEDIA' | 'TIME'

/** What a control of a form changes, in the terms of the checks. */
export type ControlRole = 'ADDRESS' | 'ALT_TEXT' | 'HOURS' | 'INK' | 'MEDIA' | 'SPACING' | 'TEXT' | 'TIME'

/** What every widget declares about its data. Shared code reads these; it never names a type. */
export interface WidgetSchema<Data extends z.ZodType = z.ZodType> {
  data: Data
  /** The data of a freshly added widget. Always valid against `data`. */
  defaults: z.output<Data>
  /** Returns how many of the slide's two columns it takes; two halves in a row share one line. Full by default. */
  span?(data: z.output<Data>): 'full' | 'half'
  /** True while it has nothing to show a visitor: published pages leave it out, editors draw a placeholder. */
  isEmpty?(data: z.output<Data>): boolean
  /** True when it says what the widgets below it are, so that it is hidden while all of them are empty. */
  isGroupHeading?(data: z.output<Data>): boolean
  /** Returns what a template asks for here, e.g. "Name of the dish"; '' for nothing. */
  placeholder?(data: z.output<Data>): string
  /** Returns the space above it, px on a tall phone; short screens shrink it. */
  spacing(data: z.output<Data>): number
  /** True when it lies behind the stack, edge to edge, instead of in it. */
  isBehind?(data: z.output<Data>): boolean
  /** Returns one line that distinguishes this widget from others in a list, e.g. the first words of a text. */
  summary(data: z.output<Data>): string
  /** Returns the running text it shows. A slide holds a limited amount of it, counted in characters and lines. */
  texts?(data: z.output<Data>): string[]
  /** Returns the text that may be the slide's heading, and its font size: the largest one is. */
  heading?(data: z.output<Data>): { text: string; size: number }
  /** Returns the smallest and least readable text directly on the slide; undefined when there is none. */
  bareWords?(data: z.output<Data>): { ink: string; size: number } | undefined
  /** Returns further text directly on the slide: subtitles, labels of a form, outlined buttons; opacity from 0 to 1. */
  faintWords?(data: z.output<Data>, theme: SlideTheme): { ink: string; opacity: number }[]
  /** Returns URLs of media that storage must keep and the viewer may preload. */
  media?(data: z.output<Data>): string[]
  /** Returns addresses that a visitor can be sent to. */
  links?(data: z.output<Data>): string[]
  /** Returns what a press on it does, when that is more than opening an address. */
  action?(data: z.output<Data>): PressAction | null
  /** True when it moves or can be played, so that the page offers to pause it. */
  plays?(data: z.output<Data>): boolean
  /** What visitors do in it is counted separately from what they do elsewhere on the slide. */
  isCounted?: boolean
  /** True when it has sound, so that the page offers a mute button. */
  hasSound?(data: z.output<Data>): boolean
  /** Returns the fonts it uses, so that a page loads these and no others. */
  fonts?(data: z.output<Data>): FontUse[]
  /** Returns the alt text of its picture, '' when it is missing; undefined when no picture needs one. */
  altText?(data: z.output<Data>): string | undefined
  /** Returns what it still lacks before visitors can use it, e.g. a button its address. */
  lacks?(data: z.output<Data>): Lack | undefined
  /** Returns the IANA zone whose time it tells, '' for that of the app; undefined when it tells none. */
  timeZone?(data: z.output<Data>): string | undefined
  /** Returns what search engines read of it: properties of the business, as schema.org names them. */
  structured?(data: z.output<Data>): object
  /** Returns what it asks visitors for, when it is a form. */
  form?(data: z.output<Data>): FormRules
  /** True when a part of its text directly on the slide is in the slide's accent. */
  hasAccentWords?(data: z.output<Data>): boolean
  /** Returns the same data with this text colour, when it has a text colour of its own. */
  withInk?(data: z.output<Data>, colour: string): z.output<Data>
  /** Returns the same data in the style of the app's theme; content, sizes and the space it takes stay. */
  wear?(data: z.output<Data>, worn: WornTheme): z.output<Data>
  /** Returns the same data with text colours that can be read on its own background or the slide's. */
  legible?(data: z.output<Data>, on: Legible): z.output<Data>
  /** Returns the same data with a background of its own, when it can have one and has none. */
  withCard?(data: z.output<Data>, colour: string): z.output<Data>
  /** Returns the same data with this space above it, px. */
  withSpacing?(data: z.output<Data>, spacing: number): z.output<Data>
  /** Returns the same data with this font size, px; never smaller than the schema allows. */
  withTextSize?(data: z.output<Data>, size: number): z.output<Data>
}

/** What a form asks for and says, so that the server can check a submission against it. */
export type FormRules =
  | {
      kind: 'REVIEW'
      asksText: Asks
      asksName: Asks
      asksPhoto: Asks
      /** How many approved reviews are shown under the form; 0 for none. */
      shownReviews: number
      showsAverage: boolean
      prompt: string
      /** The label of the text field. */
      textLabel: string
      buttonText: string
      thankYou: string
    }
  | {
      kind: 'SIGN_UP'
      asksName: Asks
      /** The text that the visitor agrees to; never empty. */
      consentText: string
      prompt: string
      buttonText: string
      thankYou: string
    }

/** Keeps the literal type of a widget's schema, so that views and editors can name it. */
export const defineWidget = <Data extends z.ZodType>(schema: WidgetSchema<Data>): WidgetSchema<Data> => schema

/** The props of a widget's view. It names its own schema, never the registry (else: an import cycle). */
export interface ViewProps<S extends WidgetSchema> {
  data: z.output<S['data']>
  /** Sizes, variants and placeholders of the media that the data names by URL. */
  media: MediaLookup
  /** True for every slide but the first: media is then loaded when the slide is near. */
  isDeferred: boolean
  /** Draws what a widget still lacks; true in editors only. */
  showsEmpty?: boolean
  /** Where it stands on a published page. Without it nothing can be typed, sent or led on: editors and previews. */
  place?: FormRef | undefined
  /** What a visitor sent from this form and the server rejected. */
  answer?: FormAnswer | undefined
  /** Shown facts that are not stored with it. */
  live?: LiveLookup | undefined
  /** The background colour behind it; white by default. */
  ground?: string | undefined
  /** The language of its own texts; English by default. */
  language?: Language | undefined
  /** The app's language, in which days, times and prices are written; that of its own texts by default. */
  appLanguage?: string | undefined
}

/**
 * Records what a visitor does at an element: a form accepted, a product browsed or paid for, a sheet unfolded, a video
 * played; `value` is percent of the video or an amount in the currency's smallest unit.
 */
export interface VisitNotes {
  note(type: 'FORM' | 'ORDER' | 'PRODUCT' | 'TAP' | 'VIDEO', place: Element, value?: number): void
}

/** Browser code of a widget: called when the visitor enters or leaves a slide that may hold such widgets. */
export interface Behavior {
  /** `visit` is missing where nothing is counted: in editors and previews. */
  enter(slide: Element, visit?: VisitNotes): void
  leave(slide: Element): void
}
