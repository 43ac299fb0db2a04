const quoted = (word: string): string => `"${/["\\]/.test(word) ? word.replaceAll(/["\\]/g, '\\$&') : word}"`

// A column of a group as PostgreSQL reads an array. The driver could make them, too, at several times the cost.

/** Of words; also where a list of lists of unequal length is meant, which a parameter cannot be. */
export const arrayLiteral = (words: readonly (string | null)[]): string =>
  `{${words.map((word) => (word === null ? 'NULL' : quoted(word))).join(',')}}`

/** Of what needs no quotes. */
export const plainLiteral = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

export const timesLiteral = (times: readonly (Date | null)[]): string =>
  plainLiteral(times.map((time) => time && time.toISOString()))

export const bytesLiteral = (values: readonly (Buffer | null)[]): string =>
  plainLiteral(values.map((value) => value && `"\\\\x${value.toString('hex')}"`))
