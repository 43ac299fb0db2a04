import { expect, it } from 'vitest'
import { findLiterals } from './find-literals.ts'

const textsOf = (source: string): string[] => findLiterals(source, true).map(({ text }) => text)

it.each([
  ['text between tags', 'const a = <p>Nothing lives here</p>', 'Nothing lives here'],
  ['one word between tags', 'const a = <b>Report</b>', 'Report'],
  ['a label', 'const a = <Field label="Subtitle" />', 'Subtitle'],
  ['an alternative text', 'const a = <img alt="A code" />', 'A code'],
  ['what is heard', 'const a = <a aria-label="Next slide" />', 'Next slide'],
  ['one of two labels', "const a = <b aria-label={on ? 'Pause it' : x} />", 'Pause it'],
  ['a message', "refuse({ message: 'Sold out' })", 'Sold out'],
  ['a subject of a mail', 'send({ subject: `Order ${id}` })', 'Order {}'],
  ['a name in a list', "const A = [{ name: 'Peach', from: '#fff' }]", 'Peach'],
  ['what a schema objects', "z.string().regex(X, 'must be one line')", 'must be one line'],
  ['a sentence anywhere', "const WHY = 'Choose a day, please.'", 'Choose a day, please.'],
])('finds %s that stands in no message table', (_, source, text) => {
  expect(textsOf(source)).toEqual([text])
})

it.each([
  "import 'Some words here'",
  "throw new Error('This cannot be')",
  "log.info('Words for the log')",
  'const a = <input type="password" name="password" />',
  "const a = <Field label={say('subtitle')} />",
  "type A = 'Some words here'",
  'sql`SELECT all FROM words`',
  "const A = 'AED BGN EUR'",
  "const KEYS = <Keys label='Ctrl Shift Z' />",
  "const A = { label: 'codeFirst' }",
  'const a = `${x}px ${y}px`',
  'const FACES = "Inter, \'Helvetica Neue\', sans-serif"',
  "route({ summary: 'A table as a file' })",
  "// inline-text: what the operator reads in a console\nconst A = 'No tool was found.'",
])('takes no text for one that people read: %s', (source) => {
  expect(textsOf(source)).toEqual([])
})
