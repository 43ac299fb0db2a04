import { API_PREFIX, type Call, type Calls, type ParsedInput } from '@taplet/contract'
import { failure } from '@taplet/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from './errors/app-error.ts'

/** The signed-in account of a request. */
export interface SignedIn {
  accountId: string
  /** Prefix of the account's protected files. */
  identityId: string
  /** INACTIVE accounts may read, not write (spec D20). */
  isActive: boolean
}
/** Finds the account of a request by its cookie or bearer token; undefined when there is none. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedIn | undefined>

interface Exchange<C extends Call> {
  input: ParsedInput<C>
  request: FastifyRequest
  reply: FastifyReply
}
/** What a handler gets: `account` exists by type for account calls only, so an anonymous call cannot read it by accident. */
type HandlerArgs<C extends Call> = C['access'] extends 'account' ? Exchange<C> & { account: SignedIn } : Exchange<C>
type Answer<C extends Call> = z.input<C['answer']>

/** A handler for each call that is not pending; a missing one does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C as C[K] extends { isPending: true } ? never : K]: (
    args: HandlerArgs<C[K]>,
  ) => Promise<Answer<C[K]>> | Answer<C[K]>
}
interface BindOptions {
  /** Largest body in bytes, by call name, where the general limit is too small. */
  bodyLimits?: Record<string, number>
}
export type Bind = <C extends Calls>(
  feature: string,
  calls: C,
  handlers: Handlers<NoInfer<C>>,
  options?: BindOptions,
) => void

/**
 * Makes Fastify routes of contract calls. Pending calls answer 501 NOT_AVAILABLE, still behind the same access rule.
 * `afterWrite` is waited for before somebody is told that what they changed is saved.
 */
export function createBind(
  app: FastifyInstance,
  authenticate: Authenticate,
  afterWrite: (feature: string) => Promise<void> = async () => {},
): Bind {
  return (feature, calls, handlers, { bodyLimits = {} } = {}) => {
    for (const [name, call] of Object.entries(calls)) {
      // Handlers<C> holds exactly the names of the calls that are not pending; the loop has lost which one this is.
      const handler = (handlers as Record<string, (args: unknown) => unknown>)[name]
      const bodyLimit = bodyLimits[name]
      app.route({
        method: call.method,
        url: API_PREFIX + call.path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        schema: {
          operationId: `${feature}.${name}`,
          tags: [feature],
          summary: call.summary,
          security: call.access === 'account' ? [{ bearer: [] }, { cookie: [] }] : [],
          ...(call.isPending && {
            deprecated: false,
            description: 'Not available yet: answers 501 with callResult NOT_AVAILABLE.',
          }),
          ...(call.params && { params: call.params }),
          ...(call.query && { querystring: call.query }),
          ...(call.body && { body: call.body }),
          response: { 200: call.answer, '4xx': failure, '5xx': failure },
        },
        // Access is checked before the body is read: a stranger's bytes are not worth parsing.
        onRequest: async (request) => {
          if (call.access === 'account') request.account = await requireAccount(request, call, authenticate)
          if (call.isPending) throw new AppError('NOT_AVAILABLE')
        },
        preValidation: async (request) => {
          if (call.body && (request.body === undefined || request.body === null)) request.body = {}
        },
        handler: async (request, reply) => {
          const answer = await handler?.({
            input: { ...asObject(request.params), ...asObject(request.query), ...asObject(request.body) },
            account: request.account,
            request,
            reply,
          })
          if (call.access === 'account' && call.method !== 'GET') await afterWrite(feature)
          return answer
        },
      })
    }
  }
}

async function requireAccount(request: FastifyRequest, call: Call, authenticate: Authenticate): Promise<SignedIn> {
  const account = await authenticate(request)
  if (!account) throw new AppError('UNAUTHORIZED')
  if (!account.isActive && call.method !== 'GET') throw new AppError('ACCOUNT_INACTIVE')
  return account
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined
  }
}
