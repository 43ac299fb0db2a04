import type { Slide } from '../slide/slide-schema.ts'

/**
 * Returns the slide with the style and widgets of a template; its id and name stay, and an empty name becomes the
 * template's. Every widget gets an id of its own, so that one template may be used twice.
 */
export function fromTemplate<S extends Slide>(
  slide: S,
  template: { name: string; slide: Pick<Slide, 'viewMetadata' | 'widgets'> },
  newId: () => string,
): S {
  const { viewMetadata, widgets } = structuredClone(template.slide)
  return {
    ...slide,
    viewName: slide.viewName || template.name,
    viewMetadata,
    widgets: widgets.map((widget) => ({ ...widget, widgetId: newId() })),
  }
}
