import type { View } from '@taplet/contract'
import { editorOf } from '@taplet/slides/editor'
import { language } from '../../lib/text.ts'

/** The text of a slide, for searching. */
export const wordsOnSlide = ({ widgets }: View): string =>
  widgets.map((widget) => editorOf(widget).title(widget.widgetData, language)).join(' ')
