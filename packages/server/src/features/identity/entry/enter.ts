import { countryName, type Language } from '@taplet/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import type { Limits } from '../limits/limits.ts'
import type { Notices } from '../notices/notices.ts'
import { browserOf } from '../sessions/browser-of.ts'
import type { Cookie } from '../sessions/create-cookie.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { newDevice } from './device-cookie.ts'
import type { KnownDevices } from './known-devices.ts'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Begins the session of somebody who gave every factor, with its cookie. Returns the bearer token. */
export type Enter = (userId: string, exchange: Exchange) => Promise<string>

interface EntryOptions {
  countryOf: CountryOfRequest
  cookie: SessionCookie
  deviceCookie: Cookie
  knownDevices: KnownDevices
  language: Language
  limits: Pick<Limits, 'addressKey'>
  notices: Notices
  sessions: Sessions
}

/** The person is notified of a sign-in on a device that is not known, except the very first. */
export function createEnter(options: EntryOptions): Enter {
  const { countryOf, cookie, deviceCookie, knownDevices, language, limits, notices, sessions } = options

  const tellOfNew = async (userId: string, request: FastifyRequest, country: string | undefined, device: string) => {
    const { browser, system } = browserOf(request.headers['user-agent'] ?? '')
    const addressKey = limits.addressKey(request.ip)
    const isNew = await knownDevices.isNew(userId, { cookie: device, browser: `${browser} ${system}`, addressKey })
    if (!isNew) return
    const place = country === undefined ? '' : countryName(country, language)
    const detail = [browser, system, place].filter((part) => part !== '').join(', ')
    await notices.enqueue({ kind: 'NEW_DEVICE', userId, detail: detail || request.ip })
  }

  return async (userId, { request, reply }) => {
    const country = await countryOf(request)
    const token = await sessions.begin(userId, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      country,
    })
    // The browser has one session: the one it had would live on where nobody sees it.
    await sessions.end(request)
    // Another site's page may not sign its visitor in as somebody else: it gets no cookie, and cannot read the token.
    if (!sessions.isFromOtherSite(request)) cookie.set(reply, token)
    const device = deviceCookie.read(request) || newDevice()
    deviceCookie.set(reply, device)
    await tellOfNew(userId, request, country, device)
    return token
  }
}
