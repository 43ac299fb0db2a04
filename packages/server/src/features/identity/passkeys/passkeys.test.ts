import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type TestPerson } from '../testing/a-person.ts'
import { createAuthenticator } from '../testing/create-authenticator.ts'
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts'

let app: TestIdentity
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

/** Where requests of the tests arrive. */
const HERE = { origin: 'http://localhost', rpId: 'localhost' }

async function addPasskey(person: TestPerson, name?: string) {
  const key = createAuthenticator(HERE)
  const { attemptId, options } = (await person.post('/account/security/beginPasskey')).json()
  const added = await person.post('/account/security/addPasskey', { attemptId, name, passkey: key.create(options) })
  return { key, added, passkeyId: String(added.json().passkey?.passkeyId) }
}
const begin = async () => (await app.post('/auth/passkey/begin', {})).json()
const signIn = async (key: ReturnType<typeof createAuthenticator>, signing = {}) => {
  const { attemptId, options } = await begin()
  return app.post('/auth/passkey/finish', { attemptId, passkey: key.sign(options, signing) })
}

describe('a passkey', () => {
  it('is added with its name, listed, told by mail, and signs in without a password', async () => {
    const person = await aPerson(app)
    const { key, added, passkeyId } = await addPasskey(person, 'Rosa’s laptop')
    expect(added.json().passkey).toMatchObject({ name: 'Rosa’s laptop', isSynced: false, lastUsedAt: null })
    const entered = await signIn(key)
    expect(entered.json().nextStep).toBe('SIGNED_IN')
    const headers = { authorization: `Bearer ${entered.json().accessToken}` }
    expect((await app.get('/fetchAccountData', { headers })).json().accountData.accountId).toBe(person.accountId)
    const [listed] = (await person.security()).passkeys
    expect([listed.passkeyId, typeof listed.lastUsedAt]).toEqual([passkeyId, 'string'])
    await app.runJobs()
    expect((await app.messagesTo(person.email)).at(-1)?.body_text).toContain('“Rosa’s laptop”')
  })

  it('asks for a discoverable credential with the person verified, and for none that is there already', async () => {
    const person = await aPerson(app)
    const { key } = await addPasskey(person)
    const { options } = (await person.post('/account/security/beginPasskey')).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Taplet' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
    })
    expect(await begin()).toMatchObject({ options: { rpId: 'localhost', userVerification: 'required' } })
  })

  it('stands in for the second factor', async () => {
    const person = await aPerson(app)
    const { key } = await addPasskey(person)
    const { secret } = (await person.post('/account/security/beginSecondFactor')).json()
    const { Secret, TOTP } = await import('otpauth')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now.getTime() })
    await person.post('/account/security/confirmSecondFactor', { code })
    expect((await person.signIn()).json().nextStep).toBe('SECOND_FACTOR')
    expect((await signIn(key)).json().nextStep).toBe('SIGNED_IN')
  })

  it.each([
    ['for another website', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without the person being verified', { isVerified: false }],
    ['in the name of somebody else', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('is refused when it signed %s', async (_what, signing) => {
    const { key } = await addPasskey(await aPerson(app))
    const refused = await signIn(key, signing)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'PASSKEY_REFUSED'])
  })

  it('is refused for an answer that comes twice, too late, or to another challenge', async () => {
    const { key } = await addPasskey(await aPerson(app))
    const [one, two] = [await begin(), await begin()]
    const passkey = key.sign(one.options)
    expect((await app.post('/auth/passkey/finish', { attemptId: two.attemptId, passkey })).statusCode).toBe(400)
    expect((await app.post('/auth/passkey/finish', { attemptId: one.attemptId, passkey })).statusCode).toBe(200)
    expect((await app.post('/auth/passkey/finish', { attemptId: one.attemptId, passkey })).json().code).toBe(
      'CODE_EXPIRED',
    )
    const late = await begin()
    app.clock.pass(10 * 60 + 1)
    const lateAnswer = { attemptId: late.attemptId, passkey: key.sign(late.options) }
    expect((await app.post('/auth/passkey/finish', lateAnswer)).json().code).toBe('CODE_EXPIRED')
  })

  it('whose counter goes back may be a copy, and is refused', async () => {
    const { key } = await addPasskey(await aPerson(app))
    expect((await signIn(key, { counter: 5 })).statusCode).toBe(200)
    expect((await signIn(key, { counter: 5 })).json().code).toBe('PASSKEY_REFUSED')
    expect((await signIn(key, { counter: 4 })).json().code).toBe('PASSKEY_REFUSED')
    expect((await signIn(key, { counter: 6 })).statusCode).toBe(200)
  })

  it('that does not count, as synced ones do not, signs in again and again', async () => {
    const { key } = await addPasskey(await aPerson(app))
    for (let i = 0; i < 3; i++) expect((await signIn(key, { counter: 0 })).statusCode).toBe(200)
  })

  it('that is unknown is refused like a wrong one', async () => {
    expect((await signIn(createAuthenticator(HERE))).json().code).toBe('PASSKEY_REFUSED')
  })

  it('is not added without verification, for another website, or to somebody else’s account', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const add = async (adder: TestPerson, signing: object) => {
      const { attemptId, options } = (await person.post('/account/security/beginPasskey')).json()
      const passkey = createAuthenticator(HERE).create(options, signing)
      return (await adder.post('/account/security/addPasskey', { attemptId, passkey })).json().code
    }
    expect(await add(person, { isVerified: false })).toBe('PASSKEY_REFUSED')
    expect(await add(person, { origin: 'https://evil.example' })).toBe('PASSKEY_REFUSED')
    expect(await add(other, {})).toBe('CODE_EXPIRED')
    expect((await person.security()).passkeys).toEqual([])
  })

  it('is renamed and removed by its person alone', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const { key, passkeyId } = await addPasskey(person)
    const rename = (who: TestPerson, name: string) => who.post('/account/security/renamePasskey', { passkeyId, name })
    expect((await rename(other, 'Mine now')).statusCode).toBe(404)
    expect((await rename(person, '   ')).statusCode).toBe(400)
    expect((await rename(person, 'Key ring')).json().passkey.name).toBe('Key ring')
    expect((await other.post('/account/security/removePasskey', { passkeyId })).statusCode).toBe(404)
    expect((await person.post('/account/security/removePasskey', { passkeyId })).statusCode).toBe(200)
    expect((await signIn(key)).json().code).toBe('PASSKEY_REFUSED')
  })

  it('proves who a signed-in person is, and nobody else’s does', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const [mine, theirs] = [await addPasskey(person), await addPasskey(other)]
    app.clock.pass(10 * 60 + 1)
    const prove = async (key: typeof mine.key) => {
      const { attemptId, options } = (await person.post('/account/security/beginPasskeyProof')).json()
      return person.post('/account/security/prove', { attemptId, passkey: key.sign(options) })
    }
    expect((await prove(theirs.key)).json().code).toBe('PASSKEY_REFUSED')
    expect((await prove(mine.key)).statusCode).toBe(200)
    expect((await person.post('/account/security/beginSecondFactor')).statusCode).toBe(200)
  })

  it.each([{}, { attemptId: 'x' }, { attemptId: 'x', passkey: {} }, { attemptId: 'x', passkey: { id: '<script>' } }])(
    'refuses the malformed answer %j',
    async (body) => {
      expect((await app.post('/auth/passkey/finish', body)).statusCode).toBe(400)
    },
  )

  it('cannot be used at an address that browsers do not trust', async () => {
    const answer = await app.post('/auth/passkey/begin', {}, { headers: { host: '192.168.1.7:3000' } })
    expect(answer.json().code).toBe('PASSKEYS_UNAVAILABLE')
  })
})
