import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  add: 'Social',
  network: 'Network',
  pasteHint: 'A pasted profile address works too.',
  profile: 'Profile',
} as const
