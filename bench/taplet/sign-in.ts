import { type Client, createClient } from '@taplet/contract'
import type { Taplet } from './start-taplet.ts'

export interface Session {
  api: Client
  token: string
}

/** A client of the contract, authenticated by the bearer token of an account. */
export const clientFor = (origin: string, token: string): Client =>
  createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })

/** Signs the demo account in. */
export async function signIn({ origin, signIn: identifier }: Pick<Taplet, 'origin' | 'signIn'>): Promise<Session> {
  const { accessToken } = await createClient({ origin }).identity.signIn(identifier)
  if (accessToken === undefined) throw new Error('The demo account could not be signed in.')
  return { api: clientFor(origin, accessToken), token: accessToken }
}
