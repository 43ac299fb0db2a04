import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  allDay: 'Open around the clock',
  clock: 'Time format',
  closed: 'Closed',
  days_one: 'Open one day a week',
  days_other: 'Open {{count}} days a week',
  enter: 'Enter your hours, and visitors see at a glance whether you are open.',
  headline: 'Headline',
  hours: 'Weekly hours',
  name: 'Opening hours',
  noHours: 'No hours yet',
  specialDays: 'Holidays and special days',
  timeZone: 'Time zone',
  titleExample: 'Opening hours',
} as const
