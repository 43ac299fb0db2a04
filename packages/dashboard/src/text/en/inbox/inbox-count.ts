/** Texts shared by the inbox's settings, its list and its entry in the navigation. */
export const inboxCount = {
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
} as const
