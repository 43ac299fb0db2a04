import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  address: 'Address',
  alt: 'Alt text',
  enter: 'Write your address, and visitors find the way with one tap.',
  headline: 'Headline',
  name: 'Address',
  none: 'No address yet',
  picture: 'Picture',
  titleExample: 'Find us',
  way: 'Get directions',
} as const
