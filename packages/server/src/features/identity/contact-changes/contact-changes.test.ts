import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, PASSWORD } from '../testing/a-person.ts'
import { codeIn, startIdentity, type TestIdentity } from '../testing/start-identity.ts'

let app: TestIdentity
let count = 0
beforeAll(async () => {
  app = await startIdentity()
})
afterAll(() => app.stop())

const newEmail = () => `new-${++count}@example.net`
const newPhone = () => `+3519126${String(10_000 + ++count)}`
const signIn = (body: object) => app.post('/auth/signIn', { ...body, password: PASSWORD })
type Person = Awaited<ReturnType<typeof aPerson>>

async function change(person: Person, to: { email: string } | { phone: string }) {
  const begun = await person.post('/account/security/beginContactChange', to)
  const code = codeIn(await app.messagesTo('email' in to ? to.email : to.phone))
  return { attemptId: String(begun.json().attemptId), code }
}
const confirm = (person: Person, answer: object) => person.post('/account/security/confirmContactChange', answer)
/** The token of the link in the newest message to this address. */
async function undoTokenIn(address: string): Promise<string> {
  await app.runJobs()
  return /\/auth\/undo#([\w-]+)/.exec((await app.messagesTo(address)).at(-1)?.body_text ?? '')?.[1] ?? ''
}

describe('a new e-mail address', () => {
  it('counts once its code is given; the old one works no longer, and is told', async () => {
    const person = await aPerson(app)
    const email = newEmail()
    const { attemptId, code } = await change(person, { email })
    expect((await signIn({ email })).statusCode).toBe(401)
    expect((await confirm(person, { attemptId, code: '000000' })).json().code).toBe('CODE_MISMATCH')
    expect((await confirm(person, { attemptId, code })).statusCode).toBe(200)
    expect((await signIn({ email })).statusCode).toBe(200)
    expect((await signIn({ email: person.email })).statusCode).toBe(401)
    expect((await confirm(person, { attemptId, code })).json().code).toBe('CODE_EXPIRED')
    await app.runJobs()
    const notice = (await app.messagesTo(person.email)).at(-1)
    expect(notice?.subject).toBe('The address of your Taplet account was changed')
    expect(notice?.body_text).toContain('n••@example.net')
    expect(notice?.body_text).not.toContain(email)
  })

  it('is brought back from the old address within 72 hours, which ends every session and all that was added', async () => {
    const person = await aPerson(app)
    const email = newEmail()
    await confirm(person, await change(person, { email }))
    const token = await undoTokenIn(person.email)
    // The thief goes on.
    await person.post('/account/security/changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'of a thief, long',
    })
    await person.post('/account/security/beginSecondFactor')
    app.clock.pass(71 * 3600)
    const undone = await app.post('/auth/undoContactChange', { token })
    expect(undone.json().destination).toBe('p••@example.org')
    expect(await person.isSignedIn()).toBe(false)
    for (const who of [email, person.email])
      for (const password of [PASSWORD, 'of a thief, long'])
        expect((await app.post('/auth/signIn', { email: who, password })).statusCode).toBe(401)
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject({ email: person.email, phone: null })
    expect((await app.post('/auth/undoContactChange', { token })).json().code).toBe('UNDO_LINK_INVALID')
  })

  it('is brought back with all later changes, whose own links bring nothing back any more', async () => {
    const person = await aPerson(app)
    const [first, second, phone] = [newEmail(), newEmail(), newPhone()]
    for (const to of [{ email: first }, { email: second }, { phone }]) {
      await confirm(person, await change(person, to))
      app.clock.pass(1)
    }
    const [token, thiefs, ofPhone] = [
      await undoTokenIn(person.email),
      await undoTokenIn(first),
      await undoTokenIn(second),
    ]
    expect((await app.post('/auth/undoContactChange', { token })).json().destination).toBe('p••@example.org')
    const contacts = { email: person.email, phone: null }
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject(contacts)
    for (const late of [thiefs, ofPhone])
      expect((await app.post('/auth/undoContactChange', { token: late })).json().code).toBe('UNDO_LINK_INVALID')
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject(contacts)
  })

  it('leaves the links of changes before it', async () => {
    const person = await aPerson(app)
    const phone = newPhone()
    await confirm(person, await change(person, { phone }))
    const ofPhone = await undoTokenIn(person.email)
    app.clock.pass(1)
    const email = newEmail()
    await confirm(person, await change(person, { email }))
    const token = await undoTokenIn(person.email)
    expect((await app.post('/auth/undoContactChange', { token })).statusCode).toBe(200)
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject({ email: person.email, phone })
    expect((await app.post('/auth/undoContactChange', { token: ofPhone })).statusCode).toBe(200)
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject({ email: person.email, phone: null })
  })

  it('stays after 72 hours, and no made-up link changes anything', async () => {
    const person = await aPerson(app)
    const email = newEmail()
    await confirm(person, await change(person, { email }))
    const token = await undoTokenIn(person.email)
    app.clock.pass(72 * 3600 + 1)
    for (const one of [token, 'made-up', `${token}x`])
      expect((await app.post('/auth/undoContactChange', { token: one })).json().code).toBe('UNDO_LINK_INVALID')
    expect((await app.post('/auth/undoContactChange', {})).statusCode).toBe(400)
    expect((await app.identity.contactsOf(person.accountId)).email).toBe(email)
  })

  it('that has an account is answered like any other, and gets no code', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const free = await person.post('/account/security/beginContactChange', { email: newEmail() })
    const taken = await person.post('/account/security/beginContactChange', { email: other.email })
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
    const message = (await app.messagesTo(other.email)).at(-1)?.body_text ?? ''
    expect(message).toContain('It has an account already')
    expect(message).not.toMatch(/\b\d{6}\b/)
    const guess = await confirm(person, { attemptId: taken.json().attemptId, code: '123456' })
    expect(guess.json().code).toBe('CODE_MISMATCH')
  })

  it('is not given to two who confirm it at once', async () => {
    const [one, two] = [await aPerson(app), await aPerson(app)]
    const email = newEmail()
    const first = await change(one, { email })
    const second = await change(two, { email })
    const answers = await Promise.all([confirm(one, first), confirm(two, second)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('is not confirmed by somebody else, nor after five misses, nor after ten minutes', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const answer = await change(person, { email: newEmail() })
    expect((await confirm(other, answer)).json().code).toBe('CODE_EXPIRED')
    for (let i = 0; i < 5; i++) await confirm(person, { ...answer, code: `00000${i}` })
    expect((await confirm(person, answer)).json().code).toBe('CODE_EXPIRED')
    const late = await change(person, { email: newEmail() })
    app.clock.pass(10 * 60 + 1)
    expect((await confirm(person, late)).json().code).toBe('CODE_EXPIRED')
  })

  it('must be another one, and an address', async () => {
    const person = await aPerson(app)
    const begin = async (body: object) =>
      (await person.post('/account/security/beginContactChange', body)).json().code as string
    expect(await begin({ email: person.email.toUpperCase() })).toBe('ADDRESS_UNCHANGED')
    expect(await begin({ email: 'no address' })).toBe('IDENTIFIER_INVALID')
    expect(await begin({})).toBe('PHONE_INVALID')
  })

  it('is asked for six times a day at most', async () => {
    const person = await aPerson(app)
    const statuses = []
    for (let i = 0; i < 7; i++)
      statuses.push((await person.post('/account/security/beginContactChange', { email: newEmail() })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe('a phone number', () => {
  it('is added, which the e-mail address is told, and changed, which the old number is told', async () => {
    const person = await aPerson(app)
    const [first, second] = [newPhone(), newPhone()]
    await confirm(person, await change(person, { phone: first }))
    await app.runJobs()
    expect((await app.messagesTo(person.email)).at(-1)?.subject).toContain('was changed')
    expect((await signIn({ phone: first })).statusCode).toBe(200)
    await confirm(person, await change(person, { phone: second }))
    const token = await undoTokenIn(first)
    expect((await app.post('/auth/undoContactChange', { token })).statusCode).toBe(200)
    expect((await app.identity.contactsOf(person.accountId)).phone).toBe(first)
  })

  it('is all that somebody signed up with: an e-mail address can be added, and taken back from the phone', async () => {
    const phone = newPhone()
    const person = await aPerson(app, { phone })
    const email = newEmail()
    await confirm(person, await change(person, { email }))
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject({ email, phone })
    const token = await undoTokenIn(phone)
    expect((await app.post('/auth/undoContactChange', { token })).statusCode).toBe(200)
    expect(await app.identity.contactsOf(person.accountId)).toMatchObject({ email: null, phone })
  })
})
