import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  count_one: 'One question',
  count_other: '{{count}} questions',
  enter: 'Write your first question, and its answer on the line below.',
  headline: 'Headline',
  name: 'Questions and answers',
  none: 'No questions yet',
  questions: 'Questions and answers',
  titleExample: 'Good to know',
} as const
