import { type Slide, viewMetadata, type Widget, widgetSchemas } from '@taplet/slides/schema'
import { z } from 'zod'

/** Like a slide, but fields may hold anything typed so far: half an address is no reason to lose an edit. */
const draftSlide = z.object({
  viewId: z.string(),
  viewName: z.string(),
  viewMetadata: z.record(z.string(), z.unknown()),
  widgets: z.array(
    z.object({
      widgetId: z.string(),
      widgetType: z.custom<Widget['widgetType']>(
        (type) => typeof type === 'string' && Object.hasOwn(widgetSchemas, type),
      ),
      widgetData: z.record(z.string(), z.unknown()),
    }),
  ),
})

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it matches the pattern's type, else the pattern's own: fields are as code expects them. */
function fitted(pattern: unknown, value: unknown): unknown {
  if (isFields(pattern) && isFields(value)) {
    const known = Object.entries(pattern).map(([key, field]) => [key, fitted(field, value[key])])
    return { ...value, ...Object.fromEntries(known) }
  }
  return typeof value === typeof pattern && isFields(value) === isFields(pattern) ? value : pattern
}

/** Parses the slide of a stored draft, even with half-typed fields; undefined when damaged or of another format. */
export function parseSlide(value: unknown): Slide | undefined {
  const draft = draftSlide.safeParse(value).data
  if (!draft) return undefined
  const widgets = draft.widgets.map((widget) => ({
    ...widget,
    widgetData: fitted(widgetSchemas[widget.widgetType].defaults, widget.widgetData),
  }))
  // Every field that code reads exists with the schema's type.
  return { ...draft, viewMetadata: fitted(viewMetadata.parse({}), draft.viewMetadata), widgets } as Slide
}
