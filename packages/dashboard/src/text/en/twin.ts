/** The button that opens the draft on a phone; its dialog has texts of its own. */
export const twin = {
  button: 'On your phone',
  following_one: '{{count}} phone follows',
  following_other: '{{count}} phones follow',
} as const
