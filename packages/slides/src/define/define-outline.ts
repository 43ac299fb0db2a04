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

/** Same as textWidth of slide/text-width.ts. */
export type WidthOf = (text: string, font: FontId, letterSpacing: number) => number

/** The space that a widget has on a slide of some screen, in px. */
export interface Space {
  /** The widget's width: the slide's column, or half of it. */
  width: number
  /** The slide's whole column, which text is fitted to, and the margin from it to the slide's edges. */
  column: number
  gutter: number
  height: number
  /** The reader's root font size: 16, or 32 at 200 %. */
  rem: number
  theme: SlideTheme
  media: MediaLookup
  /** Returns the width of a text on one line, in em; caches results, since many screens ask for the same. */
  widthOf: WidthOf
}

export interface BrokenWord {
  word: string
  excess: number
}

/** Text as it will probably be laid out. */
export interface TextOutline {
  lines: Box[]
  size: number
  weight: number
  ink: string
  /** 0 to 1; subtitles are drawn fainter. */
  opacity: number
  /** Its own backgrounds, the lowest first; empty when it is directly on the slide. */
  fills: string[]
  /** Words that do not fit on a line and break in the middle, and how many times the line's width they take. */
  broken: BrokenWord[]
}

/** The space that a widget takes up, for code that cannot measure: an estimate, from its cell's top left corner. */
export interface Outline {
  height: number
  texts: TextOutline[]
  /** Areas that can be tapped. */
  taps: Box[]
}

/** Each widget declares its own. */
export type WidgetOutline<S extends WidgetSchema> = (data: z.output<S['data']>, space: Space) => Outline
