/** This device's time zone, which every call about days sends (spec §7). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
