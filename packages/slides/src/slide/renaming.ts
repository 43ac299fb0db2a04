import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'

/** Fields with words besides the texts that a widget declares. */
const WORDS = new Set(['altText', 'linkText'])
/** Shorter names are also words that mean something else. */
const SHORTEST = 3

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns what puts one app's name in the place of another's, where it stands as whole words. Does nothing without a
 * name of three letters.
 */
export function renaming(from: string, to: string): (text: string) => string {
  if (Array.from(from).length < SHORTEST || from === to) return (text) => text
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(from)}(?![\p{L}\p{N}])`, 'gu')
  return (text) => text.replaceAll(whole, () => to)
}

/** Returns widgets whose words are changed; addresses are not, nor is one that would be too long then. */
export function withWords(widgets: readonly Widget[], change: (text: string) => string): Widget[] {
  return widgets.map((widget) => {
    const schema = schemaOf(widget)
    const texts = new Set(schema.texts?.(widget.widgetData))
    const entries = Object.entries(widget.widgetData).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && (texts.has(value) || WORDS.has(key)) ? change(value) : value,
    ])
    const { data } = schema.data.safeParse(Object.fromEntries(entries))
    // The same type: its own schema has read it.
    return data === undefined ? widget : ({ ...widget, widgetData: data } as Widget)
  })
}
