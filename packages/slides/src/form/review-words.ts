/** What stands in a review, whether the server draws it or the browser adds it. */
export const VISITOR = 'A visitor'
export const OUR_ANSWER = 'Our answer'

export const starWords = (stars: number): string => `${stars} of 5 stars`
export const photoWords = (name: string): string => (name ? `A photo by ${name}` : 'A photo from this visitor')

export const dayOf = (createdAt: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(createdAt),
  )
