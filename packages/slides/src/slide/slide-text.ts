import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'

/** The maximum for all texts of a slide: about ten screens of reading, so that one page cannot keep a server busy. */
export const MAX_SLIDE_CHARACTERS = 12_000
export const MAX_SLIDE_LINES = 300

const textsOf = (widget: Widget): string[] => schemaOf(widget).texts?.(widget.widgetData) ?? []

const sum = (widgets: readonly Widget[], count: (text: string) => number): number =>
  widgets.flatMap(textsOf).reduce((total, text) => total + count(text), 0)

/** Counts the characters, as a reader would, of all texts of these widgets. */
export const characterCount = (widgets: readonly Widget[]): number => sum(widgets, (text) => Array.from(text).length)

/** Counts the lines of all texts of these widgets; an empty text has none. */
export const lineCount = (widgets: readonly Widget[]): number =>
  sum(widgets, (text) => (text === '' ? 0 : text.split('\n').length))

/** True when one slide may hold these widgets' text. */
export const fitsTextBounds = (widgets: readonly Widget[]): boolean =>
  characterCount(widgets) <= MAX_SLIDE_CHARACTERS && lineCount(widgets) <= MAX_SLIDE_LINES
