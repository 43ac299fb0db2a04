import { editorOf } from '@taplet/slides/editor'
import type { Widget } from '@taplet/slides/schema'
import type { Typed } from '../typing/text-map.ts'
import type { FirstCaret } from '../typing/typing-host.ts'

/** The text being typed in place. */
export interface TypingTarget {
  widgetId: string
  /** Index among the widget's texts. */
  part: number
  caret: FirstCaret
}

/** The texts of a widget that are typed in place, the main one first. */
export const typedOf = (widget: Widget): readonly Typed[] => editorOf(widget).typed ?? []

/** Which text of a widget a pressed element belongs to; 0 when it belongs to none, -1 when the widget has none. */
export function pressedPart(widget: Widget, target: Element): number {
  const texts = typedOf(widget)
  const found = texts.findIndex(({ selector }) => target.closest(selector) !== null)
  return found < 0 && texts.length > 0 ? 0 : found
}
