import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  detail: 'Link · {{target}}',
  emphases: { FILLED: 'Filled', QUIET: 'Quiet' },
  emphasis: 'Emphasis',
  emphasisHint: 'One filled button per slide tells visitors what to do.',
} as const
