import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  enter: 'Choose a day, and visitors see how long it is until then.',
  headline: 'Headline',
  moment: 'Day and time',
  name: 'Countdown',
  none: 'No day yet',
  timeZone: 'Time zone',
  titleExample: 'We open in',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
} as const
