import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  clockHint: 'Automatic writes times as the language of your app does.',
  clocks: { AUTO: 'Automatic', H24: '18:00', H12: '6:00 PM' },
  hoursHint: 'An end before the start is on the next day: 20:00–02:00.',
  specialDaysHint: 'They go before the weekly hours. Past ones are no longer shown to visitors.',
  timeZoneHint: '“Open now” goes by the clock of this place.',
} as const
