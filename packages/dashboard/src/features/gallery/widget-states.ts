import { type Sample, type SampleFiles, widgetSamples } from '@taplet/slides/samples'
import { type Widget, type WidgetType, widgetSchemas } from '@taplet/slides/schema'
import type { z } from 'zod'

/** The parts of a zod schema that matter here. */
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
  /** The field and value shown, e.g. "autoplay" and "false"; absent for the filled-in widget. */
  field?: string
  value?: string
  widget: Widget
  /** The widget's own sample for this state, e.g. its video's progress. */
  sample?: Sample
}

// inline-text: content, as a merchant would write it
const WORDS = ['Slow mornings', 'https://example.com/menu', 'larkcoffee', '+351215550148']

const change = (data: unknown, [key = '', ...rest]: Path, value: unknown): unknown => ({
  ...Object(data),
  [key]: rest.length > 0 ? change(Object(data)[key], rest, value) : value,
})

const valueAt = (data: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => Object(inner)[key], data)

/** The samples that a widget defines; the schema parses them. */
const samplesOf = (type: WidgetType, files: SampleFiles): Sample[] => widgetSamples[type](files)

/** Unwraps a schema from defaults and the like. */
const bare = (shape: Shape): Shape => (shape.innerType ? bare(shape.innerType.def) : shape)

function leaves(wrapped: Shape, path: Path = []): { path: Path; shape: Shape }[] {
  const shape = bare(wrapped)
  if (!shape.shape) return [{ path, shape }]
  return Object.entries(shape.shape).flatMap(([key, inner]) => leaves(inner.def, [...path, key]))
}

const isMedia = (schema: Schema, data: unknown, url: string) =>
  url !== '' && schema.media?.(data).includes(url) === true

/** Fills empty texts with words that the schema accepts, and media fields with the picture. */
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
 * The states of a widget: as added, filled in, those it defines itself, then one for each value of each choice not
 * shown yet. A new widget type appears in the gallery once it is in the registry.
 */
export function widgetStates(type: WidgetType, files: SampleFiles): WidgetState[] {
  // Every entry of the registry has this shape; their exact types differ.
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
