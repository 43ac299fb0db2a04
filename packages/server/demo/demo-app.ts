import type { viewMetadata, WidgetType, widgetSchemas } from '@taplet/slides/schema'
import type { z } from 'zod'

/** A widget as one writes it: what is left out takes the schema's default. */
export type DemoWidget = {
  [T in WidgetType]: { widgetType: T; widgetData: z.input<(typeof widgetSchemas)[T]['data']> }
}[WidgetType]

export interface DemoSlide {
  name: string
  view: { viewMetadata: z.input<typeof viewMetadata>; widgets: DemoWidget[] }
}

/**
 * An instant app that a fresh Taplet shows. Media are named `asset:<file of demo/assets>` and pages of Taplet itself
 * `page:/<path>`; `demoSlides` puts real addresses in their place.
 */
export interface DemoApp {
  /** Its page name, the address after the host. */
  path: string
  name: string
  description: string
  category: string
  slides: DemoSlide[]
}
