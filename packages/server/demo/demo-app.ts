import type { viewMetadata, WidgetType, widgetSchemas } from '@taplet/slides/schema'
import type { z } from 'zod'

/** A widget as written by hand: omitted fields take the schema's defaults. */
export type DemoWidget = {
  [T in WidgetType]: { widgetType: T; widgetData: z.input<(typeof widgetSchemas)[T]['data']> }
}[WidgetType]

export interface DemoSlide {
  name: string
  view: { viewMetadata: z.input<typeof viewMetadata>; widgets: DemoWidget[] }
}

/**
 * An instant app of a fresh Taplet. Media are named `asset:<file of demo/assets>` and pages of Taplet itself
 * `page:/<path>`; `demoSlides` replaces these by real addresses.
 */
export interface DemoApp {
  /** Its page name, the address after the host. */
  path: string
  name: string
  description: string
  category: string
  slides: DemoSlide[]
}
