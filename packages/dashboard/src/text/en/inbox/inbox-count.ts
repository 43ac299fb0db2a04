/** What the inbox's settings, its list and its place in the navigation say alike. */
export const inboxCount = {
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  noConnection: 'We cannot reach the server. Check your connection.',
} as const
