import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'

const LONGEST = 80

/**
 * What visitors may call a slide: its largest text, the first of those of one size, in one line. '' for a slide without
 * text. The name in the library is its owner's.
 */
export function slideTitle(widgets: readonly Widget[]): string {
  let title = ''
  let largest = 0
  for (const widget of widgets) {
    const { text = '', size = 0 } = schemaOf(widget).heading?.(widget.widgetData) ?? {}
    const line = text.replaceAll(/\s+/g, ' ').trim()
    if (line === '' || size <= largest) continue
    title = line
    largest = size
  }
  return shortened(title)
}

function shortened(line: string): string {
  const characters = Array.from(line)
  if (characters.length <= LONGEST) return line
  const start = characters.slice(0, LONGEST - 1).join('')
  return `${start.replace(/ [^ ]*$/, '')}…`
}
