import { type Slide, slide, viewMetadata, type Widget, widget } from '@taplet/slides/schema'
import { fixValue } from './fix-value.ts'

/**
 * Returns the editor's slide made valid: a half-typed link shows its last valid value, the rest is unchanged. A widget
 * that cannot be shown is left out; with more text than a slide may hold the slide stays at its last state.
 */
export function fixSlide(sent: Readonly<Record<string, unknown>>, last: Slide | undefined): Slide | undefined {
  const before = new Map<unknown, Widget>(last?.widgets.map((one) => [one.widgetId, one]))
  const widgets = Array.isArray(sent['widgets']) ? sent['widgets'] : (last?.widgets ?? [])
  const whole = slide.safeParse({
    viewId: sent['viewId'],
    viewName: slide.shape.viewName.safeParse(sent['viewName']).data ?? last?.viewName,
    viewMetadata: fixValue(viewMetadata, sent['viewMetadata'] ?? {}, last?.viewMetadata),
    widgets: widgets.flatMap((one: unknown) => fixValue(widget, one, before.get(idOf(one))) ?? []),
  })
  return whole.data ?? last
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'widgetId' in value ? value.widgetId : undefined
