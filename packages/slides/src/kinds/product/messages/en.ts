import { en as script } from '../script/messages/en.ts'

export const en = {
  ...script,
  buyAt: 'Buy at {{host}}',
  from: 'From ',
  needsScript: 'Turn on JavaScript to buy here.',
  notOpened: 'This did not open. Are you online?',
  pictures: 'Pictures of {{title}}',
} as const
