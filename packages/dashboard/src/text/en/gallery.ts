/** The gallery of pieces at /dev/ui. */
export const gallery = {
  title: 'Every piece, in every state',
  intro: 'Light on the left, MIDNIGHT on the right. Hover, tab and press: the states are real.',
} as const
