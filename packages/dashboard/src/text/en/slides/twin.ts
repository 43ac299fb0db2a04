/** The button that opens the draft on a phone; its dialog has its own texts. */
export const twin = {
  button: 'On your phone',
  following_one: '{{count}} phone connected',
  following_other: '{{count}} phones connected',
} as const
