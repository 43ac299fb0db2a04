import { MEGABYTE } from '@taplet/base/bytes'
import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addBodyTimer } from './gates/body-timer.ts'
import { addPreRouterCalls } from './before-router/pre-router-call.ts'
import { createClientErrorHandler } from './errors/client-error.ts'
import { addCachedResponses } from './before-router/cached-response.ts'
import { addHostGate, type HostRule } from './gates/host-gate.ts'
import { addInputGate } from './gates/input-gate.ts'
import { addOpenApi } from './add-open-api.ts'
import { addSecurityHeaders, securityHeaders } from './gates/security-headers.ts'
import { trustedBy, type TrustProxy } from './gates/trust-proxy.ts'
import { createBadAddresses } from './gates/bad-addresses.ts'

const BODY_LIMIT = MEGABYTE

export interface ServerOptions {
  logLevel: string
  /** Language used where none is requested. */
  language?: Language | undefined
  trustProxy: TrustProxy
  isHttps: boolean
  /** Undefined: any host is accepted. */
  hostRule?: HostRule | undefined
  /** Time limit for receiving a body, for each megabyte that its route accepts. */
  bodyLimitMs?: number
}

/** Creates Fastify with everything that holds for all routes: gates, headers, errors, schemas, OpenAPI. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { logLevel, language = DEFAULT_LANGUAGE, trustProxy, isHttps, hostRule, bodyLimitMs = 15_000 } = options
  const headers = securityHeaders({ isHttps })
  const trusts = trustedBy(trustProxy)
  const badAddresses = createBadAddresses()
  const app = fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    requestTimeout: 600_000, // slow uploads take minutes; the body timer is stricter with calls
    // Requests without a host are refused by the gate, with our own message.
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    return503OnClosing: false, // the drain in main.ts lets accepted requests finish
    routerOptions: { maxParamLength: 2048 },
    // Addresses that cannot be decoded; no hook runs for them
    frameworkErrors: (error, request, reply) => badAddresses.answer(error, request, reply.headers(headers)),
    clientErrorHandler: createClientErrorHandler(headers),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('language', language)
  badAddresses.addTo(app)
  app.decorateRequest('account', undefined)
  addSecurityHeaders(app, headers)
  addBodyTimer(app, bodyLimitMs)
  addInputGate(app)
  addHostGate(app, hostRule)
  addPreRouterCalls(app, { headers, hostRule, trusts, bodyLimitMs })
  addCachedResponses(app, { headers, hostRule, trusts })
  await addOpenApi(app)
  return app
}
