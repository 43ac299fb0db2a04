import { MINUTE_MS } from '@taplet/base/time'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Sign } from '../create-sign.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import type { SessionCookie } from './session-cookie.ts'
import { newSessionToken, storedFormOf } from './session-token.ts'
import { type AccessRow, countAccounts, findAccess, findRecentAccount, setActiveAccount } from './access-store.ts'
import * as store from './store.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** How exactly the list of sessions knows when each was last used. */
const USE_MS = 5 * MINUTE_MS

export interface Caller {
  address: string
  userAgent: string
  /** Value of the browser's device cookie. */
  device?: string | undefined
  /** ISO 3166-1, where the address belongs. */
  country?: string | undefined
}

export interface Session {
  sessionId: string
  userId: string
  /** When the person last proved who they are: at the sign-in, or since. */
  provenAt: Date | null
}

export interface Sessions {
  /** Begins a session and returns its token, which is not stored. */
  begin(userId: string, caller: Caller): Promise<string>
  /** Returns the request's session, if any. */
  of(request: FastifyRequest): Promise<Session | undefined>
  /** Returns who made the request, in which account; undefined without a session. */
  accessOf(request: FastifyRequest): Promise<AccessRow | undefined>
  /** Returns how many accounts a person belongs to. */
  countAccounts(userId: string): Promise<number>
  /** Makes this the account that the request's session works in. */
  openAccount(request: FastifyRequest, accountId: string): Promise<void>
  /** Ends the request's session at once; does nothing without one. */
  end(request: FastifyRequest): Promise<void>
  /** Whether a page of ours made the request; others may change nothing of the cookie. */
  isFromOwnPage(request: FastifyRequest): boolean
  /** Whether a browser says that a page of another site made the request; programs say nothing. */
  isFromOtherSite(request: FastifyRequest): boolean
}

interface SessionsOptions {
  db: Database
  sign: Sign
  cookie: SessionCookie
  publicUrl: string
  clock: () => Date
}

/** Sessions in the identity library's table, where hashes are stored in place of tokens. */
export function createSessions({ db, sign, cookie, publicUrl, clock }: SessionsOptions): Sessions {
  const storedForm = (request: FastifyRequest): string | undefined => {
    const token = tokenOf(request, cookie, publicUrl)
    return token === undefined ? undefined : storedFormOf(token, sign)
  }
  return {
    async begin(userId, { address, userAgent, country }) {
      const { token, stored } = newSessionToken(sign)
      const now = clock()
      await store.insertSession(
        {
          id: newId(),
          user_id: userId,
          token: stored,
          expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
          ip_address: address,
          user_agent: userAgent.slice(0, 400),
          country: country ?? null,
          updated_at: now,
          proven_at: now,
          active_account_id: (await findRecentAccount(userId, db)) ?? null,
        },
        db,
      )
      return token
    },
    async of(request) {
      const stored = storedForm(request)
      const row = stored === undefined ? undefined : await store.findSession(stored, clock(), db)
      return row && { sessionId: row.id, userId: row.user_id, provenAt: row.proven_at }
    },
    async accessOf(request) {
      const stored = storedForm(request)
      if (stored === undefined) return undefined
      const now = clock()
      const row = await findAccess(stored, now, db)
      if (row && now.getTime() - row.used_at.getTime() > USE_MS) await store.noteUse(row.session_id, now, db)
      return row
    },
    countAccounts: (userId) => countAccounts(userId, db),
    async openAccount(request, accountId) {
      const stored = storedForm(request)
      if (stored !== undefined) await setActiveAccount(stored, accountId, clock(), db)
    },
    async end(request) {
      const stored = storedForm(request)
      if (stored !== undefined) await store.deleteByToken(stored, db)
    },
    isFromOwnPage: (request) => isOwnOrigin(request, publicUrl),
    isFromOtherSite: (request) =>
      (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined) &&
      !isOwnOrigin(request, publicUrl),
  }
}

/** Returns the token of the Authorization header or, only without that header, of the cookie. */
function tokenOf(request: FastifyRequest, cookie: SessionCookie, publicUrl: string): string | undefined {
  const { authorization } = request.headers
  if (authorization !== undefined) return /^Bearer (\S+)$/i.exec(authorization)?.[1]
  return isOwnOrigin(request, publicUrl) ? cookie.read(request) : undefined
}
