import type { z } from 'zod'
import type { WidgetSchema } from './define-widget.ts'
import type { FontId } from '../type/fonts.ts'
import type { MediaLookup } from './media-info.ts'
import type { SlideTheme } from './slide-theme.ts'

/** A rectangle in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** As textWidth of slide/text-width.ts. */
export type WidthOf = (text: string, font: FontId, letterSpacing: number) => number

/** The room a widget has on a slide of some screen, in px. */
export interface Space {
  /** Its own width: the slide's column, or half of it. */
  width: number
  /** The slide's whole column, from which type is fitted, and the room beside it to the slide's edges. */
  column: number
  gutter: number
  /** The slide's height. */
  height: number
  /** The reader's font size: 16, or 32 at 200 %. */
  rem: number
  theme: SlideTheme
  media: MediaLookup
  /** How wide a text runs on one line, in em; remembers what it was asked, since many screens ask the same. */
  widthOf: WidthOf
}

export interface BrokenWord {
  word: string
  excess: number
}

/** Words as they will probably stand. */
export interface TextOutline {
  lines: Box[]
  size: number
  weight: number
  ink: string
  /** 0 to 1; quieter lines are drawn thinner. */
  opacity: number
  /** Grounds of its own, the lowest first; empty where it stands on the slide. */
  fills: string[]
  /** Words that do not fit into a line and break in their middle, and how many times as wide as the line they are. */
  broken: BrokenWord[]
}

/** What a widget takes up, for who cannot measure: an estimate, from the top left corner of its cell. */
export interface Outline {
  height: number
  texts: TextOutline[]
  /** What can be tapped. */
  taps: Box[]
}

/** Each widget tells its own. */
export type WidgetOutline<S extends WidgetSchema> = (data: z.output<S['data']>, space: Space) => Outline
