/** Search results of the explore list. */
export const exploreResults = {
  found_one: '{{count}} instant app',
  found_other: '{{count}} instant apps',
  foundMore: 'The first {{count}} instant apps',
  inCategory: 'in {{category}}',
  forQuery: 'for “{{query}}”',
  showMore: 'Show more',
  moreFailed: 'More apps did not load.',
  noMatch: 'No results for “{{query}}”',
  noMatchIn: 'No results in {{category}} for “{{query}}”',
  noneIn: 'No apps in {{category}} yet',
  noMatchHint: 'Try fewer or other words, or look at all of them.',
  showAll: 'Show all',
  errorTitle: 'The search did not work',
  errorSentence: 'The connection dropped or the server is busy. Try again in a moment.',
} as const
