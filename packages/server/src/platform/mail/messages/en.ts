/** Why an address cannot be accepted. */
export const en = {
  addressIncomplete: 'This e-mail address does not look whole. Is there a letter missing?',
  addressNotReachable:
    'Our mail does not reach addresses with letters such as “{{letter}}” before the @. Take another address, please.',
} as const
