/** Instant apps as viewers see them. */
export const numbers = {
  title: 'Numbers',
  lead: 'Visits and scans of each instant app',
  see: 'See numbers',
  back: 'All numbers',
  emptyTitle: 'No instant apps yet',
  empty: 'Their numbers appear here once an owner or editor has made one.',
} as const
