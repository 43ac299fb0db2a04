import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  add: 'Newsletter',
  buttonExample: 'Sign me up',
  consent: 'Consent',
  consentExample: 'Yes, e-mail me news and offers. I can unsubscribe at any time with the link in every e-mail.',
  consentText: 'Consent text',
  detail: 'Newsletter · e-mail',
  detailNamed: 'Newsletter · name and e-mail',
  headline: 'Headline',
  headlineExample: 'News from us, now and then',
  privacy: 'Privacy policy',
  signUp: 'Newsletter sign-up',
  thankYouExample: 'Thank you. One more step.',
} as const
