/** Free-plan limits (spec §9): below access level 100, creating is allowed while the account has fewer than this. */
export const FREE_LIMITS = { experience: 5, experienceItem: 10, qrDesign: 5, link: 10 } as const
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
