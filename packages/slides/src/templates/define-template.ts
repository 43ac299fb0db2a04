import type { z } from 'zod'
import { slide, type Slide, type viewMetadata } from '../slide/slide-schema.ts'
import type { WidgetType, widgetSchemas } from '../registry/widgets/schemas.ts'

/** What a template is for, in the order of the picker. */
export const templateCategories = [
  { id: 'WELCOME', name: 'Welcome' },
  { id: 'SHOP', name: 'Food and shop' },
  { id: 'EVENT', name: 'Events' },
  { id: 'PEOPLE', name: 'People' },
  { id: 'SHOW', name: 'Show your work' },
  { id: 'LINKS', name: 'Links and contact' },
] as const
export type TemplateCategory = (typeof templateCategories)[number]['id']

/** A widget as template authors write it: omitted fields take the schema's default. */
export type TemplateWidget = {
  [T in WidgetType]: { widgetType: T; widgetData: z.input<(typeof widgetSchemas)[T]['data']> }
}[WidgetType]

interface TemplateSource {
  id: string
  name: string
  category: TemplateCategory
  /** Keywords to find it by, besides those of its name. */
  words: readonly string[]
  look: z.input<typeof viewMetadata>
  widgets: readonly TemplateWidget[]
}

/** A slide to start from: designed, with placeholders for text and pictures. */
export interface SlideTemplate extends Omit<TemplateSource, 'look' | 'widgets'> {
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
}

/** Defines a template as data; throws at once when it does not match the schema. */
export function defineTemplate({ look, widgets, ...about }: TemplateSource): SlideTemplate {
  const { viewMetadata: metadata, widgets: parsed } = slide.parse({
    viewId: about.id,
    viewMetadata: look,
    widgets: widgets.map((widget, index) => ({ widgetId: `${about.id}-${index + 1}`, ...widget })),
  })
  return { ...about, slide: { viewMetadata: metadata, widgets: parsed } }
}
