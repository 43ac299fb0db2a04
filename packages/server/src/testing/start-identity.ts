import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { createAccounts } from '../features/account/create-accounts.ts'
import type { Hashing } from '../features/identity/create-auth.ts'
import { createIdentity, type Identity } from '../features/identity/create-identity.ts'
import { createDatabase, createPool } from '../platform/db/database.ts'
import { createBind } from '../platform/http/bind.ts'
import { createServer } from '../platform/http/create-server.ts'
import { createMail } from '../platform/mail/index.ts'
import { createSms } from '../platform/sms/index.ts'
import { createTestDatabase } from './test-database.ts'

export const PUBLIC_URL = 'https://taplet.example'

/** Passwords as themselves: real hashing is made to take long, and most tests ask about something else. */
const NO_HASHING: Hashing = {
  hash: async (password) => password,
  verify: async ({ password, hash }) => password === hash,
}

interface Options {
  /** For tests of hashing, and of how long it takes. */
  isHashing?: boolean
}

/** Sign-up, sign-in and account calls on a database of their own, with a clock that the test moves. */
export async function startIdentity({ isHashing = false }: Options = {}) {
  const database = await createTestDatabase(inject('postgresUrl'))
  const pool = createPool({ connectionString: database.url }, 12)
  const db = createDatabase(pool)
  let now = Date.now()
  const server = await createServer({ logLevel: 'fatal', trustProxy: false, isHttps: true })
  const accounts = createAccounts({ db, contactsOf: (accountId) => identity.contactsOf(accountId) })
  const identity: Identity = createIdentity({
    pool,
    db,
    secret: 'a secret for tests, at least 32 characters',
    publicUrl: PUBLIC_URL,
    mail: createMail({ db, config: { smtpUrl: undefined, from: '' } }),
    sms: createSms({ db, config: { driver: 'outbox' } }),
    accounts,
    clock: () => new Date(now),
    ...(!isHashing && { hashing: NO_HASHING }),
  })
  const bind = createBind(server, identity.authenticate)
  identity.routes(bind)
  accounts.routes(bind)
  return {
    db,
    pool,
    server,
    identity,
    ...requests(server),
    /** Lets time pass for identity. */
    pass: (seconds: number) => void (now += seconds * 1000),
    /** Messages to somebody, oldest first. */
    messagesTo: (recipient: string) =>
      db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('message_id').execute(),
    stop: async () => {
      await server.close()
      await db.destroy()
      await database.drop()
    },
  }
}

export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>

interface CallOptions {
  headers?: Record<string, string>
  /** Who calls, where a limit per address matters. */
  from?: string
}

function requests(server: FastifyInstance) {
  const send = (method: 'GET' | 'POST', path: string, body: object | undefined, { headers, from }: CallOptions) =>
    server.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
      ...(headers && { headers }),
      ...(from && { remoteAddress: from }),
    })
  return {
    post: (path: string, body: object, options: CallOptions = {}) => send('POST', path, body, options),
    get: (path: string, options: CallOptions = {}) => send('GET', path, undefined, options),
  }
}

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
