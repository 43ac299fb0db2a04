import { type Slide, slide } from '@taplet/slides/schema'
import type { DemoApp } from './demo-app.ts'

const ASSET = 'asset:'
const PAGE = 'page:'

interface Addresses {
  /** Returns the stored media's URL for a file of demo/assets. */
  mediaUrl(file: string): string
  /** Scheme and host of this Taplet, for links to its own pages. */
  origin: string
  createId(): string
}

/** Returns a copy of plain data with every string replaced by `change`. */
function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]))
}

/** Returns the slides of a demo app, complete and valid, with real addresses and new ids. */
export function demoSlides(app: DemoApp, { mediaUrl, origin, createId }: Addresses): Slide[] {
  const address = (text: string) => {
    if (text.startsWith(ASSET)) return mediaUrl(text.slice(ASSET.length))
    return text.startsWith(PAGE) ? origin + text.slice(PAGE.length) : text
  }
  return app.slides.map(({ name, view }) =>
    slide.parse({
      viewId: createId(),
      viewName: name,
      viewMetadata: mapTexts(view.viewMetadata, address),
      widgets: view.widgets.map(({ widgetType, widgetData }) => ({
        widgetId: createId(),
        widgetType,
        widgetData: mapTexts(widgetData, address),
      })),
    }),
  )
}

/** Returns the files of demo/assets that an app uses, without duplicates. */
export function demoAssets(app: DemoApp): string[] {
  const files = new Set<string>()
  mapTexts(app.slides, (text) => {
    if (text.startsWith(ASSET)) files.add(text.slice(ASSET.length))
    return text
  })
  return [...files]
}
