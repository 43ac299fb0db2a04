/** What hands do in the slide editor: typing in place, moving, copying, several at once, keys. */
export const slideHands = {
  placeholder: '',
} as const
