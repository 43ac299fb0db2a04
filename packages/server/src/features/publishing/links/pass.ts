import { HOUR_MS } from '@taplet/base/time'
import { timingSafeEqual } from 'node:crypto'
import type { Link } from './link.ts'

/** Returns a keyed hash of a text. */
type Sign = (text: string) => string

export const PASS_COOKIE = 'link_pass'
const VALID_MS = 12 * HOUR_MS

/** Passes of visitors who entered a link's password, valid until they expire or the password changes. */
export function createPasses(sign: Sign, clock: () => Date) {
  const passOf = ({ tagId, passwordHash }: Link, until: number): string =>
    `${until}.${sign(JSON.stringify([tagId, until, passwordHash]))}`
  return {
    /** Returns the value of a cookie for the addresses of this link. */
    issue: (link: Link) => ({ value: passOf(link, clock().getTime() + VALID_MS), maxAge: VALID_MS / 1000 }),

    isGood(link: Link, cookies: string | undefined): boolean {
      const now = clock().getTime()
      return valuesOf(cookies).some((value) => {
        const until = Number(value.split('.')[0])
        return until > now && until <= now + VALID_MS && isSame(value, passOf(link, until))
      })
    },
  }
}
export type Passes = ReturnType<typeof createPasses>

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** A browser sends several cookies of one name when they are for several paths. */
const valuesOf = (cookies = ''): string[] =>
  cookies
    .split(';')
    .map((one) => one.trim())
    .flatMap((one) => (one.startsWith(`${PASS_COOKIE}=`) ? [one.slice(PASS_COOKIE.length + 1)] : []))
    .slice(0, 5)
