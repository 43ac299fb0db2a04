import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  add: 'Newsletter',
  asksHint: 'The e-mail address is always asked for. Each further field costs sign-ups.',
  buttonExample: 'Sign me up',
  consent: 'Consent',
  consentExample: 'Yes, e-mail me news and offers. I can unsubscribe at any time with the link in every e-mail.',
  consentHint: 'Stands beside the checkbox. Each sign-up is kept with the text of its day.',
  consentText: 'Consent text',
  detail: 'Newsletter · e-mail',
  detailNamed: 'Newsletter · name and e-mail',
  headline: 'Headline',
  headlineExample: 'News from us, now and then',
  privacy: 'Privacy policy',
  privacyHint: 'Left empty, no link is shown.',
  signUp: 'Newsletter sign-up',
  thankYouExample: 'Thank you. One more step.',
  thankYouHint: 'Takes the form’s place; below it stands that a mail waits to be confirmed.',
} as const
