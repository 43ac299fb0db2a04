import { SESSION_COOKIE } from '../../../platform/http/session-cookie.ts'
import { type Cookie, createCookie } from './create-cookie.ts'

export type SessionCookie = Cookie

/** The cookie of the web session. */
export const createSessionCookie = (options: { isHttps: boolean; maxAgeSeconds: number }): SessionCookie =>
  createCookie({ name: SESSION_COOKIE, ...options })
