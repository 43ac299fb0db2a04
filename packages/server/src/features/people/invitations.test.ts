import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { aMember } from '../../testing/people/a-member.ts'

let app: TestApp
let cafe: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  cafe = await app.anAccount(200)
  await app.db.updateTable('accounts').set({ name: 'Lark' }).where('account_id', '=', cafe.accountId).execute()
  app.mails.length = 0
  app.queue.length = 0
})

let guests = 0
const anAddress = () => `guest-${++guests}@example.org`
/** Returns the token in the newest mail to that address. */
function tokenFor(email: string): string {
  const text = app.mails.findLast(({ to }) => to === email)?.text ?? ''
  return /\/invitation#([\w-]+)/.exec(text)?.[1] ?? 'none'
}
const invite = async (email: string, role: 'editor' | 'seller' | 'viewer' = 'editor', by = cafe): Promise<string> => {
  await by.people.invite({ email, role })
  return tokenFor(email)
}
const addressed = async (email: string): Promise<TestAccount> => {
  const person = await app.anAccount()
  await app.db.updateTable('auth_user').set({ email }).where('id', '=', person.accountId).execute()
  return { ...person, email }
}

describe('an invitation', () => {
  it('comes by mail, says what it is about, and lets the invited address in, once', async () => {
    const email = anAddress()
    const token = await invite(email.toUpperCase(), 'seller').then(() => tokenFor(email))
    expect(app.mails[0]).toMatchObject({ to: email, subject: expect.stringContaining('invites you to Lark') })
    expect(await app.visitor.people.showInvitation({ token })).toMatchObject({
      accountName: 'Lark',
      invitedBy: cafe.email,
      email,
      role: 'seller',
    })
    const guest = await addressed(email)
    expect(await guest.people.acceptInvitation({ token })).toMatchObject({ accountId: cafe.accountId, role: 'seller' })
    expect((await guest.identity.session()).open).toMatchObject({ accountId: cafe.accountId, role: 'seller' })
    expect(await cafe.people.list()).toMatchObject({
      members: [{}, { personId: guest.accountId, role: 'seller' }],
      invitations: [],
      seats: { used: 2, max: 5 },
    })
    expect((await cafe.plans.fetchUsage()).usage.seats).toEqual({ used: 2, limit: 5 })
    expect(await refusal(guest.people.acceptInvitation({ token }))).toMatchObject({ code: 'INVITATION_INVALID' })
    app.mails.length = 0
    await app.runJobs()
    expect(app.mails).toMatchObject([{ to: cafe.email, subject: expect.stringContaining('joined Lark') }])
  })

  it('opens nothing while the account is closed, and works again once it is brought back', async () => {
    const email = anAddress()
    const token = await invite(email)
    const guest = await addressed(email)
    const setStatus = (status: 'INACTIVE' | 'ACTIVE') =>
      app.db.updateTable('accounts').set({ status }).where('account_id', '=', cafe.accountId).execute()
    await setStatus('INACTIVE')
    for (const use of [guest.people.acceptInvitation, app.visitor.people.showInvitation])
      expect(await refusal(use({ token }))).toMatchObject({ code: 'INVITATION_INVALID' })
    await setStatus('ACTIVE')
    expect(await guest.people.acceptInvitation({ token })).toMatchObject({ accountId: cafe.accountId })
  })

  it('makes no link of what an account calls itself, and leaves an address of e-mail as it is', async () => {
    const name = 'WIN https://evil.example/now'
    await app.db.updateTable('accounts').set({ name }).where('account_id', '=', cafe.accountId).execute()
    await invite(anAddress())
    const { subject, text, html } = app.mails[0] ?? {}
    expect(subject).toContain('WIN https: //evil. example/now')
    for (const part of [text, html]) {
      expect(part).toContain(cafe.email)
      expect(part).not.toMatch(/evil\.example/)
    }
  })

  it('lets a new person in who signs up with the invited address, without an app of their own', async () => {
    const email = anAddress()
    const token = await invite(email)
    const { accountId } = await app.features.identity.createAccount({
      email,
      password: 'correct horse battery',
      name: 'Bela',
    })
    const headers = { authorization: `Bearer ${await app.features.identity.issueToken(accountId)}` }
    const accept = (url: string, payload: object) => app.server.inject({ method: 'POST', url, headers, payload })
    expect((await accept('/api/people/invitation/accept', { token })).json()).toMatchObject({ role: 'editor' })
    const made = await accept('/api/experienceItems/create', { itemName: 'Menu' })
    expect(made.statusCode).toBe(200)
    expect((await cafe.slides.getAllItems()).body.experienceItems).toHaveLength(1)
  })

  it('is of no use to another address, confirmed or not, and stays for whom it is', async () => {
    const email = anAddress()
    const token = await invite(email)
    expect(await refusal((await app.anAccount()).people.acceptInvitation({ token }))).toMatchObject({
      status: 403,
      code: 'INVITATION_FOR_ANOTHER',
      message: expect.stringContaining(email),
    })
    const unconfirmed = await addressed(email)
    await app.db
      .updateTable('auth_user')
      .set({ email_verified: false })
      .where('id', '=', unconfirmed.accountId)
      .execute()
    expect(await refusal(unconfirmed.people.acceptInvitation({ token }))).toMatchObject({ status: 403 })
    expect((await app.visitor.people.showInvitation({ token })).email).toBe(email)
  })

  it('ends after seven days, and can be sent again with a new link', async () => {
    const email = anAddress()
    const old = await invite(email)
    app.clock.pass(7 * 24 * 3600 + 1)
    expect(await refusal(app.visitor.people.showInvitation({ token: old }))).toMatchObject({
      status: 410,
      code: 'INVITATION_INVALID',
    })
    const [expired] = (await cafe.people.list()).invitations
    expect(expired).toMatchObject({ email, isExpired: true })
    expect((await cafe.people.list()).seats.used).toBe(1)
    await cafe.people.resendInvitation({ invitationId: expired?.invitationId ?? '' })
    const token = tokenFor(email)
    expect(token).not.toBe(old)
    expect((await app.visitor.people.showInvitation({ token })).email).toBe(email)
    expect(await refusal(app.visitor.people.showInvitation({ token: old }))).toMatchObject({ status: 410 })
  })

  it('can be withdrawn by an owner and declined by whoever got it', async () => {
    const [first, second] = [anAddress(), anAddress()]
    const tokens = [await invite(first), await invite(second)]
    const { invitations } = await cafe.people.list()
    const invitationId = invitations.find(({ email }) => email === first)?.invitationId ?? ''
    await cafe.people.revokeInvitation({ invitationId })
    await app.visitor.people.declineInvitation({ token: tokens[1] ?? '' })
    for (const token of tokens)
      expect(await refusal(app.visitor.people.showInvitation({ token }))).toMatchObject({ status: 410 })
    expect((await cafe.people.list()).invitations).toEqual([])
  })

  it('to an address that has one replaces it', async () => {
    const email = anAddress()
    const old = await invite(email, 'viewer')
    const token = await invite(email, 'editor')
    expect((await cafe.people.list()).invitations).toMatchObject([{ email, role: 'editor' }])
    expect(await refusal(app.visitor.people.showInvitation({ token: old }))).toMatchObject({ status: 410 })
    expect((await app.visitor.people.showInvitation({ token })).role).toBe('editor')
  })

  it('is stored by a hash alone', async () => {
    const token = await invite(anAddress())
    expect(JSON.stringify(await app.db.selectFrom('account_invitations').selectAll().execute())).not.toContain(token)
  })
})

describe('an invitation is refused', () => {
  it.each([
    ['what is no address', { email: 'lark', role: 'editor' }, 'IDENTIFIER_INVALID'],
    ['a role that there is not', { email: 'a@example.org', role: 'boss' }, 'BAD_REQUEST'],
    ['owner, which only a member can become', { email: 'a@example.org', role: 'owner' }, 'BAD_REQUEST'],
    ['no address', { role: 'editor' }, 'BAD_REQUEST'],
  ])('for %s', async (_, body, code) => {
    const response = await cafe.post('/people/invite', body)
    expect([response.statusCode, response.json().code]).toEqual([400, code])
  })

  it('for somebody who is here already', async () => {
    const person = await aMember(app, cafe, 'viewer')
    expect(await refusal(cafe.people.invite({ email: person.email, role: 'editor' }))).toMatchObject({
      code: 'CONFLICT',
      field: 'email',
    })
  })

  it('to editors, sellers and strangers who would send one', async () => {
    const editor = await aMember(app, cafe, 'editor')
    expect(await refusal(editor.people.invite({ email: anAddress(), role: 'viewer' }))).toMatchObject({ status: 403 })
    expect(await refusal(app.visitor.people.invite({ email: anAddress(), role: 'viewer' }))).toMatchObject({
      status: 401,
    })
    const email = anAddress()
    await invite(email)
    const invitationId = (await cafe.people.list()).invitations[0]?.invitationId ?? ''
    const stranger = await app.anAccount(200)
    expect(await refusal(stranger.people.revokeInvitation({ invitationId }))).toMatchObject({ status: 404 })
    expect(await refusal(stranger.people.resendInvitation({ invitationId }))).toMatchObject({ status: 404 })
  })

  it('on the Free plan, which has one seat', async () => {
    const free = await app.anAccount(0)
    expect(await refusal(free.people.invite({ email: anAddress(), role: 'viewer' }))).toMatchObject({
      status: 403,
      code: 'SEAT_LIMIT_REACHED',
    })
    expect(app.mails).toEqual([])
  })

  it('when the plan became smaller before it was accepted', async () => {
    const email = anAddress()
    const token = await invite(email)
    await app.db.updateTable('accounts').set({ access_level: 0 }).where('account_id', '=', cafe.accountId).execute()
    const guest = await addressed(email)
    expect(await refusal(guest.people.acceptInvitation({ token }))).toMatchObject({ code: 'SEAT_LIMIT_REACHED' })
  })

  it('beyond the last seat, also when many are sent at once', async () => {
    const starter = await app.anAccount(100)
    const sent = await Promise.all(
      Array.from({ length: 19 }, () => refusal(starter.people.invite({ email: anAddress(), role: 'viewer' }))),
    )
    expect(sent.filter((refused) => refused === undefined)).toHaveLength(1)
    expect((await starter.people.list()).invitations).toHaveLength(1)
  })

  it('after twenty mails a day', async () => {
    const email = () => anAddress()
    for (let sent = 0; sent < 20; sent++) {
      await cafe.people.invite({ email: email(), role: 'viewer' })
      const [latest] = (await cafe.people.list()).invitations
      await cafe.people.revokeInvitation({ invitationId: latest?.invitationId ?? '' })
    }
    expect(await refusal(cafe.people.invite({ email: email(), role: 'viewer' }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
