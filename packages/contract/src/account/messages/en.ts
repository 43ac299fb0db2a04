/** Why something cannot be a username. */
export const en = {
  username: {
    tooShort: 'Use at least {{min}} characters.',
    tooLong: 'Use at most {{max}} characters.',
    otherLetters: 'Use letters from a to z, digits, dots, dashes and underscores.',
    signs: 'Begin and end with a letter or digit, with no two signs side by side.',
    digits: 'Use at least one letter.',
    reserved: 'This name is reserved. Try another one.',
  },
} as const
