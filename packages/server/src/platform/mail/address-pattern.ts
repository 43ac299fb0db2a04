const IN_ADDRESS = '[a-z0-9.+_%-]'

/**
 * Returns a regular expression of PostgreSQL that finds a canonical e-mail address in a text in lower case, and not within
 * a longer one: ana@lark.co stands neither in joana@lark.co nor in ana@lark.com.
 */
export const addressPattern = (email: string): string =>
  `(^|(?!${IN_ADDRESS}).)${email.replaceAll(/[^a-z0-9]/g, String.raw`\$&`)}(?![a-z0-9-]|\\.[a-z0-9])`
