interface Names {
  name: string
  label: string
  camel: string
  pascal: string
}

/** Returns the first files of a widget that holds one line of text. */
export function widgetFiles({ name, label, camel, pascal }: Names): Record<string, string> {
  return {
    'schema.ts': `import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText, spacing } from '../../define/fields.ts'

const data = z.object({
  text: shortText(120).default(''),
  spacing: spacing.default(16),
})

export const ${camel}Schema = defineWidget({
  data,
  defaults: data.parse({}),
  spacing: (widget) => widget.spacing,
  isEmpty: ({ text }) => text.trim() === '',
  summary: ({ text }) => text,
  texts: ({ text }) => [text],
  withSpacing: (widget, above) => ({ ...widget, spacing: above }),
})
`,
    'view.tsx': `import type { ViewProps } from '../../define/define-widget.ts'
import type { ${camel}Schema } from './schema.ts'

/** The text on the slide; a placeholder in editors while it is empty. */
export function ${pascal}View({ data: { text }, showsEmpty }: ViewProps<typeof ${camel}Schema>) {
  return (
    <p dir="auto" className="tp-${name}">
      {text.trim() || (showsEmpty && '${label}')}
    </p>
  )
}
`,
    'view.css': `.tp-${name} {
  margin: 0;
  font: 500 calc(1 * var(--tp-rem)) / 1.4 var(--tp-font);
}
`,
    'editor.tsx': `import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { bindFields } from '../../parts/bind-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { messages } from './messages/messages.ts'
import type { ${camel}Schema } from './schema.ts'

type Props = EditorProps<typeof ${camel}Schema>

function TextSection(props: Props) {
  const {
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  return <Text label={messages(language)('text')} maxLength={120} {...field('text')} />
}

function SpaceSection(props: Props) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('spacing')} controls={controls} />
}

const Icon = () => <path d="M5 8h14M5 12h14M5 16h8" />

export const ${camel}Editor: WidgetEditor<typeof ${camel}Schema> = {
  addLabel: messages.later('name'),
  addOrder: 99,
  shortcut: '${name.charAt(0).toUpperCase()}',
  Icon,
  title: ({ text }, language) => text.trim() || messages(language)('name'),
  detail: (_, language) => messages(language)('name'),
  look: ({ spacing }) => ({ spacing }),
  controls: { SPACING: messages.later('spaceAbove'), TEXT: messages.later('text') },
  sections: [
    { id: 'text', label: messages.later('text'), Form: TextSection },
    { id: 'space', label: messages.later('space'), isLook: true, Form: SpaceSection },
  ],
}
`,
    'messages/en.ts': `import { en as controls } from '../../../parts/messages/en.ts'

export const en = { ...controls, name: '${label}' } as const
`,
    'messages/messages.ts': `import { createMessages } from '@taplet/messages'
import { en } from './en.ts'

export const messages = createMessages({ en })
`,
    'outline.ts': `import type { WidgetOutline } from '../../define/define-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import type { ${camel}Schema } from './schema.ts'

/** The text, as in view.css. */
export const ${camel}Outline: WidgetOutline<typeof ${camel}Schema> = ({ text }, { rem, theme, width, widthOf }) => {
  const font = theme.font
  const words = layoutText({ text, font, size: rem, letterSpacing: 0, lineHeight: 1.4, width, align: 'left', widthOf })
  const shared = { ink: theme.ink, fills: [], size: rem, weight: 500, opacity: 1 }
  return { height: words.height, texts: [{ ...shared, lines: words.lines, broken: words.broken }], taps: [] }
}
`,
    'samples.ts': `import type { Samples } from '../../define/define-samples.ts'
import type { ${camel}Schema } from './schema.ts'

export const ${camel}Samples: Samples<typeof ${camel}Schema> = () => [
  { name: 'long words', data: { text: 'A line of words that runs on until it has to begin anew below itself' } },
]
`,
    [`${name}.test.tsx`]: `import { expect, it } from 'vitest'
import { ${camel}Schema } from './schema.ts'

it('a ${label.toLowerCase()} widget without words has nothing to show visitors', () => {
  expect(${camel}Schema.isEmpty?.({ ...${camel}Schema.defaults, text: ' ' })).toBe(true)
  expect(${camel}Schema.isEmpty?.({ ...${camel}Schema.defaults, text: 'Words' })).toBe(false)
})
`,
  }
}
