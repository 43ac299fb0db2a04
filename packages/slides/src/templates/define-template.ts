import type { Message } from '@taplet/messages'
import type { z } from 'zod'
import { slide, type Slide, type viewMetadata } from '../slide/slide-schema.ts'
import type { WidgetType, widgetSchemas } from '../registry/widgets/schemas.ts'
import type { en } from './messages/en.ts'
import { messages } from './messages/messages.ts'

/** What a template is for, in the order of the picker. */
export const templateCategories = (['WELCOME', 'SHOP', 'EVENT', 'PEOPLE', 'SHOW', 'LINKS'] as const).map((id) => ({
  id,
  name: messages.later(`categories.${id}`),
}))
export type TemplateCategory = keyof typeof en.categories

/** A widget as template authors write it: omitted fields take the schema's default. */
export type TemplateWidget = {
  [T in WidgetType]: { widgetType: T; widgetData: z.input<(typeof widgetSchemas)[T]['data']> }
}[WidgetType]

interface TemplateSource {
  id: keyof typeof en.names
  category: TemplateCategory
  /** Keywords to find it by, besides those of its name, which stands in the table. */
  words: readonly string[]
  look: z.input<typeof viewMetadata>
  widgets: readonly TemplateWidget[]
}

/** A slide to start from: designed, with placeholders for text and pictures. */
export interface SlideTemplate extends Omit<TemplateSource, 'look' | 'widgets'> {
  name: Message
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
}

/** Defines a template as data; throws at once when it does not match the schema. */
export function defineTemplate({ look, widgets, ...about }: TemplateSource): SlideTemplate {
  const { viewMetadata: metadata, widgets: parsed } = slide.parse({
    viewId: about.id,
    viewMetadata: look,
    widgets: widgets.map((widget, index) => ({ widgetId: `${about.id}-${index + 1}`, ...widget })),
  })
  return { ...about, name: messages.later(`names.${about.id}`), slide: { viewMetadata: metadata, widgets: parsed } }
}
