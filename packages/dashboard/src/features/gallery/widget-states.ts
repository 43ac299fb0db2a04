import { type Sample, type SampleFiles, widgetSamples } from '@taplet/slides/samples'
import { type Widget, type WidgetType, widgetSchemas } from '@taplet/slides/schema'
import type { z } from 'zod'

/** What of a zod schema matters here. */
interface Shape {
  type: string
  innerType?: { def: Shape }
  shape?: Record<string, { def: Shape }>
  entries?: Record<string, string>
}
interface Schema {
  data: z.ZodType & { def: Shape }
  defaults: unknown
  media?(data: unknown): string[]
}
type Path = readonly string[]

export interface WidgetState {
  /** What is special, e.g. "autoplay" and "false"; absent for the filled-in widget. */
  field?: string
  value?: string
  widget: Widget
  /** The widget's own say of this state, e.g. how far its video is. */
  sample?: Sample
}

const WORDS = ['Slow mornings', 'https://example.com/menu', 'larkcoffee', '+351215550148']

const change = (data: unknown, [key = '', ...rest]: Path, value: unknown): unknown => ({
  ...Object(data),
  [key]: rest.length > 0 ? change(Object(data)[key], rest, value) : value,
})

const valueAt = (data: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => Object(inner)[key], data)

/** What a widget tells of itself; the schema parses it. */
const samplesOf = (type: WidgetType, files: SampleFiles): Sample[] => widgetSamples[type](files)

/** The schema inside defaults and the like. */
const bare = (shape: Shape): Shape => (shape.innerType ? bare(shape.innerType.def) : shape)

function leaves(wrapped: Shape, path: Path = []): { path: Path; shape: Shape }[] {
  const shape = bare(wrapped)
  if (!shape.shape) return [{ path, shape }]
  return Object.entries(shape.shape).flatMap(([key, inner]) => leaves(inner.def, [...path, key]))
}

const isMedia = (schema: Schema, data: unknown, url: string) =>
  url !== '' && schema.media?.(data).includes(url) === true

/** Fills the empty texts with words that the schema takes, and what it calls media with the picture. */
function fill(schema: Schema, fields: readonly { path: Path; shape: Shape }[], picture: string): unknown {
  let data: unknown = schema.defaults
  for (const { path, shape } of fields) {
    const current = valueAt(data, path)
    if (shape.type !== 'string' || current !== '') continue
    const probe = '/media/probe.webp'
    const words = isMedia(schema, change(data, path, probe), probe) ? [picture] : WORDS
    data =
      words.map((word) => schema.data.safeParse(change(data, path, word))).find((result) => result.success)?.data ??
      data
  }
  return data
}

/**
 * The states of a widget: as added, filled in, those that it names itself, then one for each value of each choice that
 * these do not show yet. A new widget type shows up in the gallery by being in the registry.
 */
export function widgetStates(type: WidgetType, files: SampleFiles): WidgetState[] {
  // Every entry of the registry has this form; their exact types differ.
  const schema = widgetSchemas[type] as unknown as Schema
  const fields = leaves(schema.data.def)
  const filled = fill(schema, fields, files.picture)
  const draw = (data: unknown, name: string) =>
    ({ widgetId: `${type}-${name}`, widgetType: type, widgetData: data }) as Widget // parsed above
  const states: WidgetState[] = [
    { widget: draw(schema.defaults, 'fresh'), field: '' },
    { widget: draw(filled, 'filled') },
    ...samplesOf(type, files).map((sample, index) => ({
      field: sample.name,
      sample,
      widget: draw(schema.data.parse(sample.data), `sample-${index}`),
    })),
  ]
  for (const { path, shape: leaf } of fields) {
    const values = leaf.type === 'boolean' ? [true, false] : Object.values(leaf.entries ?? {})
    for (const value of values) {
      if (states.some(({ sample, widget }) => sample && valueAt(widget.widgetData, path) === value)) continue
      const parsed = schema.data.safeParse(change(filled, path, value))
      const field = path.at(-1) ?? ''
      if (parsed.success)
        states.push({ field, value: String(value), widget: draw(parsed.data, `${field}-${String(value)}`) })
    }
  }
  return states
}
