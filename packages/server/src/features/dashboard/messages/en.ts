/** What is said where a file is missing. */
export const en = {
  noSuchFile: 'There is no such file.',
} as const
