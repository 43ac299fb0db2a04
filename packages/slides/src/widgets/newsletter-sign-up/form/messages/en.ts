import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  asksHint: 'The e-mail address is always asked for. Each further field costs sign-ups.',
  consentHint: 'Stands beside the checkbox. Each sign-up is kept with the text of its day.',
  privacyHint: 'Left empty, no link is shown.',
  thankYouHint: 'Takes the form’s place; below it stands that a mail waits to be confirmed.',
} as const
