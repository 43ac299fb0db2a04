import { MAX_WIDGETS, type Slide } from '../../slide/slide-schema.ts'
import { fitsTextBounds } from '../../slide/slide-text.ts'
import type { Widget } from '../../registry/widgets/schemas.ts'

/**
 * Inserts several widgets into the stack, in their order, at its end by default. All or none: returns the same slide
 * when there are none, when they would not all fit, or when an id is taken.
 */
export function addWidgets<S extends Slide>(slide: S, widgets: readonly Widget[], index = slide.widgets.length): S {
  const all = slide.widgets.toSpliced(Math.max(0, index), 0, ...widgets)
  if (widgets.length === 0 || all.length > MAX_WIDGETS) return slide
  if (new Set(all.map((one) => one.widgetId)).size < all.length) return slide
  return fitsTextBounds(all) ? { ...slide, widgets: all } : slide
}
