import type { TestIdentity } from './start-identity.ts'

export const PASSWORD = 'correct horse battery'
let people = 0

/** Creates an account with a password, and signs in: proof of who it is, for ten minutes. */
export async function aPerson(app: TestIdentity, { phone }: { phone?: string } = {}) {
  const email = `person-${++people}@example.org`
  const { accountId } = await app.identity.createAccount({
    ...(phone === undefined ? { email } : { phone }),
    password: PASSWORD,
    name: 'Ana',
  })
  const signIn = async (options: { from?: string; headers?: Record<string, string> } = {}) =>
    app.post('/auth/signIn', { ...(phone === undefined ? { email } : { phone }), password: PASSWORD }, options)
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
  const headers = headersOf((await signIn()).json().accessToken)
  return {
    email,
    accountId,
    headers,
    signIn,
    /** Signs in elsewhere. */
    elsewhere: async (userAgent = 'elsewhere') =>
      headersOf((await signIn({ headers: { 'user-agent': userAgent } })).json().accessToken),
    post: (path: string, body: object = {}) => app.post(path, body, { headers }),
    security: async () => (await app.get('/account/security', { headers })).json().security,
    isSignedIn: async (by: Record<string, string> = headers) =>
      (await app.get('/auth/session', { headers: by })).json().isSignedIn as boolean,
  }
}
export type TestPerson = Awaited<ReturnType<typeof aPerson>>
