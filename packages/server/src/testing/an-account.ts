import { createClient, contract } from '@taplet/contract'
import { kinds } from '@taplet/contract/kinds'
import { studio } from '@taplet/contract/studio'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Database } from '../platform/db/database.ts'
import type { Authenticate } from '../platform/http/bind.ts'
import { A_PHONE } from './agents.ts'

/** Whoever sends an account's id as token is it. */
export const authenticateById =
  (db: Database): Authenticate =>
  async ({ headers }) => {
    const accountId = headers.authorization?.replace(/^Bearer /, '') ?? ''
    const row = await db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst()
    return row && { accountId, identityId: row.identity_id, isActive: row.status !== 'INACTIVE' }
  }

let accounts = 0

/** A new account and a client that is signed in as it. */
export async function anAccount(db: Database, server: FastifyInstance, accessLevel: number) {
  const accountId = `account-${++accounts}`
  await db
    .insertInto('accounts')
    .values({ account_id: accountId, identity_id: `identity-${accounts}`, access_level: accessLevel })
    .execute()
  return { accountId, ...clientOf(server, accountId) }
}

/** The contract's client over inject: every answer is decoded as a browser would. */
export function clientOf(server: FastifyInstance, accountId?: string) {
  const headers: Record<string, string> = {
    'user-agent': A_PHONE,
    ...(accountId !== undefined && { authorization: `Bearer ${accountId}` }),
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
    return new Response(response.body, { status: response.statusCode })
  }
  return {
    api: createClient(contract, { fetch: send }),
    /** The calls that only the editors make. */
    studio: createClient(studio, { fetch: send }),
    /** Those of websites and products. */
    kinds: createClient(kinds, { fetch: send }),
    post,
  }
}
