import {
  API_PREFIX,
  type Call,
  type Calls,
  OPEN_ACCOUNT_HEADER,
  type ParsedInput,
  type Role,
  roleAllows,
} from '@taplet/contract'
import { failure } from '@taplet/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { actAs } from './acting-person.ts'
import { AppError } from './errors/app-error.ts'

/** Who makes a request, whatever account is open. */
export interface Person {
  personId: string
}
/** The account that is open in the session of a request, and who opened it. */
export interface SignedIn extends Person {
  accountId: string
  /** What the person may do in this account. */
  role: Role
  /** Key prefix of the account's protected files. */
  identityId: string
  /** INACTIVE accounts may read but not write (spec D20). */
  isActive: boolean
}
/** Finds the account of a request by its cookie or bearer token; returns undefined when there is none. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedIn | undefined>

interface Exchange<C extends Call> {
  input: ParsedInput<C>
  request: FastifyRequest
  reply: FastifyReply
}
/**
 * Arguments of a handler: `account` exists for account calls only, so an anonymous call cannot read it by accident. A
 * call about oneself has `person` in its place, as the open account may be somebody else's.
 */
type HandlerArgs<C extends Call> = Exchange<C> & Caller<C>
type Caller<C extends Call> = C['access'] extends 'account'
  ? C['needs'] extends 'self'
    ? { person: Person }
    : { account: SignedIn }
  : unknown
/** A file to download, as a handler answers it. */
export interface FileAnswer {
  name: string
  contentType: string
  content: Readable | Buffer
}
type Answer<C extends Call> = C['isFile'] extends true ? FileAnswer : z.input<C['answer']>

/** A handler for each call that is not pending; a missing one does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C as C[K] extends { isPending: true } ? never : K]: (
    args: HandlerArgs<C[K]>,
  ) => Promise<Answer<C[K]>> | Answer<C[K]>
}
type AccountCall = Extract<Call, { access: 'account' }>
interface BindOptions {
  /** Largest body in bytes, by call name, where the general limit is too low. */
  bodyLimits?: Record<string, number>
}
export type Bind = <C extends Calls>(
  feature: string,
  calls: C,
  handlers: Handlers<NoInfer<C>>,
  options?: BindOptions,
) => void

/**
 * Creates Fastify routes for contract calls. Pending calls answer 501 NOT_AVAILABLE, behind the same access rule.
 * `afterWrite` is awaited before a successful change is answered.
 */
export function createBind(
  app: FastifyInstance,
  authenticate: Authenticate,
  afterWrite: (feature: string) => Promise<void> = async () => {},
): Bind {
  return (feature, calls, handlers, { bodyLimits = {} } = {}) => {
    for (const [name, call] of Object.entries(calls)) {
      // Handlers<C> holds exactly the calls that are not pending; the loop loses which call this is.
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
          response: { 200: describe(call), '4xx': failure, '5xx': failure },
        },
        // Access is checked before the body is read: a body from someone without access is not worth parsing.
        onRequest: async (request) => {
          if (call.access === 'account') request.account = await requireAccess(request, call, authenticate)
          if (call.isPending) throw new AppError('NOT_AVAILABLE')
        },
        preValidation: async (request) => {
          if (call.body && (request.body === undefined || request.body === null)) request.body = {}
        },
        handler: async (request, reply) => {
          const handle = () =>
            handler?.({
              input: { ...asObject(request.params), ...asObject(request.query), ...asObject(request.body) },
              account: request.account,
              person: request.account,
              request,
              reply,
            })
          const answer = await (request.account ? actAs(request.account.personId, handle) : handle())
          if (call.access === 'account' && call.method !== 'GET') await afterWrite(feature)
          // Handlers<C> holds such an answer for a call with a file.
          return call.isFile ? attach(reply, answer as FileAnswer) : answer
        },
      })
    }
  }
}

async function requireAccess(
  request: FastifyRequest,
  { method, needs, isForInactive }: AccountCall,
  authenticate: Authenticate,
): Promise<SignedIn> {
  const account = await authenticate(request)
  if (!account) throw new AppError('UNAUTHORIZED')
  // A page that still shows another account must not write into this one.
  const shown = request.headers[OPEN_ACCOUNT_HEADER]
  if (needs !== 'self' && shown !== undefined && shown !== account.accountId) throw new AppError('ACCOUNT_SWITCHED')
  if (!roleAllows(account.role, needs)) throw new AppError('FORBIDDEN')
  // Whoever is in an inactive account may still change their password or leave it.
  const isAllowed = method === 'GET' || needs === 'self' || isForInactive
  if (!account.isActive && !isAllowed) throw new AppError('ACCOUNT_INACTIVE')
  return account
}

const describe = ({ answer, contentTypes }: Call) =>
  contentTypes ? { content: Object.fromEntries(contentTypes.map((type) => [type, { schema: answer }])) } : answer

const attach = (reply: FastifyReply, { name, contentType, content }: FileAnswer): FastifyReply =>
  reply.headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` }).send(content)

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined
  }
}
