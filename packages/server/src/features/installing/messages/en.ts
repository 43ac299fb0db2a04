/** Refusals of installing apps. */
export const en = {
  appGone: 'This app is not here any more.',
  noSuchApp: 'There is no such app.',
} as const
