/** Long lists of options, which can be searched. */
export const options = {
  search: 'Search',
  none: 'Nothing matches "{{search}}"',
} as const
