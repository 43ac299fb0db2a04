import { DAY_MS } from '@taplet/base/time'
import { timingSafeEqual } from 'node:crypto'

const VALID_MS = 7 * DAY_MS

/** Signed addresses of previews: nothing of them is stored. */
export function createPreviewTokens(sign: (text: string) => string, clock: () => Date) {
  const tokenOf = (experienceId: string, until: number): string =>
    [experienceId, until.toString(36), sign(JSON.stringify([experienceId, until]))].join('.')
  return {
    issue(experienceId: string): { token: string; expiresAt: Date } {
      const until = clock().getTime() + VALID_MS
      return { token: tokenOf(experienceId, until), expiresAt: new Date(until) }
    },

    /** Returns the app that a token shows, when it was issued, and whether its time is over; undefined for a made-up one. */
    read(token: string): { experienceId: string; issuedAt: Date; isOver: boolean } | undefined {
      const [experienceId = '', end = ''] = token.split('.')
      const until = Number.parseInt(end, 36)
      if (!Number.isSafeInteger(until) || !isSame(token, tokenOf(experienceId, until))) return undefined
      return { experienceId, issuedAt: new Date(until - VALID_MS), isOver: until <= clock().getTime() }
    },
  }
}

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other))
