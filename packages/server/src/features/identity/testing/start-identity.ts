import { LEGAL_VERSIONS } from '@taplet/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { AppOverrides } from '../../../app/app-overrides.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

interface CallOptions {
  headers?: Record<string, string>
  /** Address of the caller, where limits per address matter. */
  from?: string
}

/** The app with the development outbox, and plain requests. */
export async function startIdentity(overrides: AppOverrides = {}) {
  const app = await startTestApp({ mail: undefined, ...overrides })
  const send = (method: 'GET' | 'POST', path: string, body: object | undefined, { headers, from }: CallOptions) =>
    app.server.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
      ...(headers && { headers }),
      ...(from && { remoteAddress: from }),
    })
  const post = (path: string, body: object, options: CallOptions = {}) => send('POST', path, body, options)
  return {
    ...app,
    identity: app.features.identity,
    post,
    /** Begins a sign-up as its form does: with the present terms. */
    signUp: (body: object, options?: CallOptions) =>
      post('/auth/signUp', { ...body, consent: LEGAL_VERSIONS }, options),
    get: (path: string, options: CallOptions = {}) => send('GET', path, undefined, options),
    /** Returns messages to a recipient, oldest first. */
    messagesTo: (recipient: string) =>
      app.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('message_id').execute(),
  }
}
export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

/** Returns the code in the newest of these messages. */
export function codeIn(messages: readonly { body_text: string }[]): string {
  const code = /\b\d{6}(?:\d\d)?\b/.exec(messages.at(-1)?.body_text ?? '')?.[0]
  if (code === undefined) throw new Error('There is no message with a code.')
  return code
}

/** Returns `name=value` of the cookie that a response sets. */
export function cookieOf(response: LightMyRequestResponse): string {
  const header = response.headers['set-cookie']
  const [cookie] = Array.isArray(header) ? header : [header ?? '']
  return cookie?.split(';')[0] ?? ''
}
