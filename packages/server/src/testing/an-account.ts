import { createClient } from '@taplet/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createSign } from '../features/identity/create-sign.ts'
import { newSessionToken } from '../features/identity/sessions/session-token.ts'
import type { Database } from '../platform/db/database.ts'
import { A_PHONE } from './visits/a-phone.ts'

export const TEST_SECRET = 'a secret for tests, at least 32 characters'
const signSession = createSign(TEST_SECRET, 'sessions')
/** Tests let years pass; the end of sessions has tests of its own. */
const NEVER = new Date('2200-01-01')

let accounts = 0
/** Of all accounts, by id; ids are unique across apps. */
const tokens = new Map<string, string>()

/** Headers that sign requests in as this account; for an unknown one with an invalid token. */
export const headersOf = (accountId: string): { authorization: string } => ({
  authorization: `Bearer ${tokens.get(accountId) ?? accountId}`,
})

/** Creates a signed-in account, stored like a sign-up but without a password: hashing is slow by design. */
export async function anAccount(db: Database, server: FastifyInstance, accessLevel = 0) {
  const accountId = `account-${++accounts}`
  const identityId = `identity-of-${accountId}`
  const { token, stored } = newSessionToken(signSession)
  const at = { created_at: new Date(), updated_at: new Date() }
  const email = `${accountId}@merchant.example`
  await db
    .with('account', (trx) =>
      trx.insertInto('accounts').values({ account_id: accountId, identity_id: identityId, access_level: accessLevel }),
    )
    .with('user', (trx) =>
      trx.insertInto('auth_user').values({ id: accountId, name: '', email, email_verified: true, ...at }),
    )
    .insertInto('auth_session')
    .values({ id: stored, token: stored, user_id: accountId, expires_at: NEVER, ...at })
    .execute()
  tokens.set(accountId, token)
  return { accountId, identityId, email, headers: headersOf(accountId), ...clientOf(server, accountId) }
}
export type TestAccount = Awaited<ReturnType<typeof anAccount>>

/** The contract's clients over inject: every response is decoded as by a browser. */
export function clientOf(server: FastifyInstance, accountId?: string) {
  const headers: Record<string, string> = {
    'user-agent': A_PHONE,
    ...(accountId !== undefined && headersOf(accountId)),
  }
  const post = (path: string, body: unknown): Promise<LightMyRequestResponse> =>
    server.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  const send: typeof fetch = async (url, options) => {
    // The client always calls fetch with a path, one of these methods and a text.
    const method = options?.method as 'GET' | 'POST'
    const response = await server.inject({
      method,
      url: url as string,
      headers: { ...headers, ...(options?.headers as Record<string, string>) },
      payload: (options?.body as string | undefined) ?? '',
    })
    const answered = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: answered })
  }
  return {
    api: createClient({ fetch: send }),
    /** The calls that only the editors make. */
    studio: createClient({ fetch: send }),
    /** The calls of websites and products. */
    kinds: createClient({ fetch: send }),
    ...createClient({ fetch: send }),
    ...createClient({ fetch: send }),
    ...createClient({ fetch: send }),
    ...createClient({ fetch: send }),
    ...createClient({ fetch: send }),
    post,
  }
}
