/** Texts shared by the inbox's settings, its list and its entry in the navigation. */
export const inboxCount = {
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  noConnection: 'We cannot reach the server. Check your connection.',
} as const
