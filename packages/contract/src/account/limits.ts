/** Free-plan limits (spec §9): below access level 100, creating is allowed while the account has fewer than this. */
export const FREE_LIMITS = { experience: 5, experienceItem: 10, qrDesign: 5, link: 10 } as const
/** Addresses per instant app, past ones included; all of them keep working. */
export const MAX_ADDRESSES = 20
/** Named versions of one document. */
export const MAX_NAMED_VERSIONS = 100
export type LimitedKind = keyof typeof FREE_LIMITS

const STARTER_FROM = 100 // spec §9
const GROWTH_FROM = 200 // spec §9

export type Tier = 'FREE' | 'STARTER' | 'GROWTH'

/** Returns the tier of an access level (spec §6): below 100 Free, below 200 Starter, else Growth; undefined is Free. */
export function tierOf(accessLevel: number | undefined): Tier {
  if (accessLevel === undefined || accessLevel < STARTER_FROM) return 'FREE'
  return accessLevel < GROWTH_FROM ? 'STARTER' : 'GROWTH'
}

/** Whether an account with `count` items of this kind may create another: on the free plan while below the limit (spec D18). */
export function mayCreate(kind: LimitedKind, accessLevel: number | undefined, count: number): boolean {
  return tierOf(accessLevel) !== 'FREE' || count < FREE_LIMITS[kind]
}

/** Of what printed codes say once their account is closed. */
export const LAST_WORDS_MAX = 280
/** Days in which a closed account can be brought back. */
export const CLOSING_DAYS = 30

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const CODE_LENGTH = 6
/** How long a change of email or phone can be undone from the old one. */
export const UNDO_HOURS = 72
/** How long a proof of who one is counts, before dangerous changes. */
export const REAUTHENTICATION_MINUTES = 10
export const MAX_PASSKEYS = 20
export const PASSKEY_NAME_MAX = 60
/** Codes of a forgotten password are longer: anybody may ask for one, and it opens an account (record 140). */
export const RESET_CODE_LENGTH = 8
/** How long a code works. */
export const CODE_MINUTES = 10
