import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  over: 'When it is over',
  overExample: 'We are open!',
  overHint: 'Takes the place of the countdown. Left empty, the day stays.',
} as const
