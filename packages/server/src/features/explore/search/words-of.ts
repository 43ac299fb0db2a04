const MOST_WORDS = 12

/** Returns the words of a search, normalised as the database does: letters and digits only, without accents. */
export const wordsOf = (query: string): string[] =>
  (
    query
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS)
