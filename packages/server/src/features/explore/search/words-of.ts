const MOST_WORDS = 12

/** The words of a search, as the database folds them: letters and digits only, accents apart from their letters. */
export const wordsOf = (query: string): string[] =>
  (
    query
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS)
