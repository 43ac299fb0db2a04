/** Making numbered links. */
export const linkSeries = {
  title: 'New series',
  name: 'Name',
  nameExample: 'Table',
  nameHint: 'Each link gets its number after it, or where you write #: “Room # by the lake”.',
  nameMissing: 'Say what is numbered, such as Table.',
  from: 'First number',
  fromWrong: 'A whole number from 0.',
  count: 'How many',
  countWrong: 'From 2 to {{max}}.',
  create_one: 'Create {{count}} link',
  create_other: 'Create {{count}} links',
  createSome: 'Create links',
  done: 'Created: {{name}}',
} as const
