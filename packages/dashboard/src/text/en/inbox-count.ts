/** Beside the inbox in the navigation. */
export const inboxCount = {
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
} as const
