import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../outbound/public-address.ts'
import { AppError } from '../errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import { isSurelyOurs } from './host-gate.ts'

/** Added by proxies and tunnels; behind one, anybody may be asking. */
const PROXY_HEADERS = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const
const PREFIX = '/dev/'
/** Shows our own components and nothing of anybody. */
const GALLERY = '/dev/ui'

/**
 * Outbox and emulators hold everybody's codes: they answer this machine and private networks only, by an address of
 * ours. Under a foreign name the page of another website could read them (DNS rebinding). Reports once when the
 * internet reaches a server that is in development mode. For servers in development mode only.
 */
export function addDevelopmentGate(app: FastifyInstance, publicUrl: string): void {
  const rule = { names: [new URL(publicUrl).hostname], anyAddress: true }
  let isReported = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isFromOutside = comesFromOutside(request)
    if (isFromOutside && !isReported) {
      isReported = true
      app.log.warn({ host: request.host }, 'IN DEVELOPMENT MODE, YET REACHED FROM OUTSIDE: set TAPLET_MODE=production')
    }
    const isOpen = !isFromOutside && isSurelyOurs(request.headers.host ?? '', rule)
    done(isOpen || !isGuarded(request) ? undefined : new AppError('NOT_FOUND', { message: messages.later('onlyHere') }))
  })
}

// By the route: the path of a request has many spellings.
const isGuarded = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => url.startsWith(PREFIX) && url !== GALLERY

function comesFromOutside({ raw, headers }: FastifyRequest): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined) || isPublicAddress(raw.socket.remoteAddress ?? '')
}
