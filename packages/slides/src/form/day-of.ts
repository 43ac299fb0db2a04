/** Returns the date of a review, formatted for a language. */
export const dayOf = (createdAt: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(createdAt),
  )
