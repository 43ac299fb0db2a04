import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  choose: 'Choose pictures',
  close: 'Close',
  count_one: 'Gallery · {{count}} picture',
  count_other: 'Gallery · {{count}} pictures',
  enlarge: 'Enlarge picture {{number}}',
  enlargeNamed: 'Enlarge: {{text}}',
  headline: 'Headline',
  layout: 'Layout',
  name: 'Gallery',
  pictures: 'Pictures',
} as const
