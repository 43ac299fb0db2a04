import type { LightMyRequestResponse } from 'fastify'
import { startTestApp } from '../../../testing/start-test-app.ts'

interface CallOptions {
  headers?: Record<string, string>
  /** Who calls, where a limit per address matters. */
  from?: string
}

/** The app with the mailbox of development, and plain requests. `isHashing`: for tests of hashing, and of how long it takes. */
export async function startIdentity({ isHashing = false } = {}) {
  const app = await startTestApp({ mail: undefined, ...(isHashing && { hashing: undefined }) })
  const send = (method: 'GET' | 'POST', path: string, body: object | undefined, { headers, from }: CallOptions) =>
    app.server.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
      ...(headers && { headers }),
      ...(from && { remoteAddress: from }),
    })
  return {
    ...app,
    identity: app.features.identity,
    post: (path: string, body: object, options: CallOptions = {}) => send('POST', path, body, options),
    get: (path: string, options: CallOptions = {}) => send('GET', path, undefined, options),
    /** Messages to somebody, oldest first. */
    messagesTo: (recipient: string) =>
      app.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('message_id').execute(),
  }
}
export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

/** The code in the newest of these messages. */
export function codeIn(messages: readonly { body_text: string }[]): string {
  const code = /\b\d{6}\b/.exec(messages.at(-1)?.body_text ?? '')?.[0]
  if (code === undefined) throw new Error('There is no message with a code.')
  return code
}

/** `name=value` of the cookie that an answer sets. */
export function cookieOf(response: LightMyRequestResponse): string {
  const header = response.headers['set-cookie']
  const [cookie] = Array.isArray(header) ? header : [header ?? '']
  return cookie?.split(';')[0] ?? ''
}
