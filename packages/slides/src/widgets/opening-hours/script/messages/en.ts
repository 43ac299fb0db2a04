/** What the page says of this moment. */
export const en = {
  closed: 'Closed',
  closedUntil: 'Closed · opens {{time}}',
  open: 'Open now',
  openUntil: 'Open now · until {{time}}',
} as const
