import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  example: 'Do you take cards?\nYes, and cash as well.\n\nMay I bring my dog?\nOf course. There is water at the door.',
  hint: 'A question on a line of its own, its answer below. An empty line before the next question.',
} as const
