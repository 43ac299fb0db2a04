/** This device's time zone, which every call about days sends (spec §7). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const OWN = 'taplet.zone'

/** Keeps the account's time zone for the first screen of the next visit; empty: it is not known. */
export const setOwnZone = (zone: string): void => localStorage.setItem(OWN, zone)

/** The time zone of the account, which days and times are shown in; until it is known that of this device. */
export const ownZone = (): string => globalThis.localStorage?.getItem(OWN) || deviceZone()
