/** Consent to sending product events to a service. */
export const consent = {
  title: 'May we learn what helps?',
  sentence:
    'If you agree, {{host}} is told when you sign in or make an instant app, a slide or a link. Never what you write, and nothing about your visitors.',
  later: 'You can change it in Settings at any time.',
  yes: 'Allow',
  no: 'No, thanks',
  label: 'Product Events',
  hint: '{{host}} may learn which steps you take here',
  refusedByBrowser: 'Your browser asks not to be tracked, so nothing is sent',
} as const
