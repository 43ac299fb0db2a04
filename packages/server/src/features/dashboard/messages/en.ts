/** Texts for missing files. */
export const en = {
  noSuchFile: 'There is no such file.',
} as const
