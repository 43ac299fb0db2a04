/** A list of words as PostgreSQL reads an array: a parameter can be a list of texts, but no list of lists of unequal length. */
export const arrayLiteral = (words: readonly string[]): string =>
  `{${words.map((word) => `"${word.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
