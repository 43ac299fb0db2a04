import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import type { Auth } from '../create-auth.ts'
import type { Sign } from '../create-sign.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import type { SessionCookie } from './session-cookie.ts'
import { newSessionToken, storedFormOf } from './session-token.ts'
import { findUserOfSession } from './store.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60

export interface Caller {
  address: string
  userAgent: string
}

export interface Sessions {
  /** Begins a session and returns its token, which is not stored. */
  begin(userId: string, caller: Caller): Promise<string>
  /** Returns the user of the request's session, if any. */
  userOf(request: FastifyRequest): Promise<string | undefined>
  /** Ends the request's session at once; does nothing without one. */
  end(request: FastifyRequest): Promise<void>
  /** Whether a page of ours made the request; others may change nothing of the cookie. */
  isFromOwnPage(request: FastifyRequest): boolean
}

interface SessionsOptions {
  db: Database
  auth: Auth
  sign: Sign
  cookie: SessionCookie
  publicUrl: string
  clock: () => Date
}

/** Sessions in the identity library's table, where hashes are stored in place of tokens. */
export function createSessions({ db, auth, sign, cookie, publicUrl, clock }: SessionsOptions): Sessions {
  const store = async () => (await auth.$context).internalAdapter
  const storedForm = (request: FastifyRequest): string | undefined => {
    const token = tokenOf(request, cookie, publicUrl)
    return token === undefined ? undefined : storedFormOf(token, sign)
  }
  return {
    async begin(userId, { address, userAgent }) {
      const { token, stored } = newSessionToken(sign)
      const now = clock()
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
      await (await store()).createSession(
        userId,
        false,
        { token: stored, expiresAt, ipAddress: address, userAgent: userAgent.slice(0, 400) },
        true,
      )
      return token
    },
    async userOf(request) {
      const stored = storedForm(request)
      return stored === undefined ? undefined : findUserOfSession(stored, clock(), db)
    },
    async end(request) {
      const stored = storedForm(request)
      if (stored !== undefined) await (await store()).deleteSession(stored)
    },
    isFromOwnPage: (request) => isOwnOrigin(request, publicUrl),
  }
}

/** Returns the token of the Authorization header or, only without that header, of the cookie. */
function tokenOf(request: FastifyRequest, cookie: SessionCookie, publicUrl: string): string | undefined {
  const { authorization } = request.headers
  if (authorization !== undefined) return /^Bearer (\S+)$/i.exec(authorization)?.[1]
  return isOwnOrigin(request, publicUrl) ? cookie.read(request) : undefined
}
