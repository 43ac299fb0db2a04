/** The zone that this device counts its days in: what every call that asks about days tells (spec §7). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
