/** Refusals of saving instant apps. */
export const en = {
  ownName: 'One of your own instant apps has this address.',
  notRootPageId: 'must be the same as "rootPageId"; an address has one part',
  unknownTimeZone: 'must be a time zone such as Europe/Lisbon',
} as const
