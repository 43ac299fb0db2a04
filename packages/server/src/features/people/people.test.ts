import { REAUTHENTICATION_MINUTES, type Role } from '@taplet/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { aMember } from '../../testing/people/a-member.ts'
import { prove } from './testing/prove.ts'

let app: TestApp
let cafe: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  cafe = await app.anAccount(200)
  await prove(app, cafe)
  app.mails.length = 0
  app.queue.length = 0
})

const rolesOf = async (account = cafe) =>
  Object.fromEntries((await account.people.list()).members.map(({ personId, role }) => [personId, role]))
const openOf = async (person: TestAccount) => (await person.identity.session()).open
const letters = async () => {
  await app.runJobs()
  return app.mails.splice(0).map(({ to, subject }) => [to, subject])
}

describe('an account', () => {
  it('has whoever signed up as its owner, and tells its people by name', async () => {
    expect(await cafe.people.list()).toMatchObject({
      members: [{ personId: cafe.accountId, email: cafe.email, role: 'owner', hasSeat: true, isYou: true }],
      invitations: [],
      seats: { used: 1, max: 5 },
    })
  })

  it('is worked in by its members, each with the same content', async () => {
    const editor = await aMember(app, cafe, 'editor')
    await anApp(editor, 'made-by-an-editor')
    expect((await cafe.experiences.getAll()).pages).toMatchObject([{ rootPageId: 'made-by-an-editor' }])
    expect(await refusal(editor.people.list())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it("keeps its owner's export of orders and sign-ups from people who make slides", async () => {
    const editor = await aMember(app, cafe, 'editor')
    const { jobId } = (await cafe.account.export({ timezone: 'UTC' })).job
    expect((await cafe.longJobs.fetchAll()).jobs.map((job) => job.jobId)).toEqual([jobId])
    expect((await editor.longJobs.fetchAll()).jobs).toEqual([])
    expect(await refusal(editor.longJobs.file({ jobId }))).toMatchObject({ status: 404 })
    expect(await refusal(editor.longJobs.delete({ jobId }))).toMatchObject({ status: 404 })
  })

  it('shows strangers none of its people, and refuses to change them', async () => {
    const stranger = await app.anAccount(200)
    await prove(app, stranger)
    const personId = cafe.accountId
    const { people } = stranger
    for (const call of [
      () => people.remove({ personId }),
      () => people.changeRole({ personId, role: 'viewer' }),
      () => people.handOver({ personId }),
      () => people.openAccount({ accountId: cafe.accountId }),
      () => people.leave({ accountId: cafe.accountId }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await stranger.people.list()).members.map((member) => member.personId)).toEqual([stranger.accountId])
  })
})

describe('a person of several accounts', () => {
  it('sees them with their role, opens one in a session, and their other sessions stay where they are', async () => {
    const person = await aMember(app, cafe, 'seller')
    const elsewhere = await app.features.identity.issueToken(person.accountId)
    const { accounts } = await person.people.accounts()
    expect(accounts).toMatchObject([
      { accountId: person.accountId, role: 'owner', isOpen: false, canLeave: false },
      { accountId: cafe.accountId, role: 'seller', isOpen: true, canLeave: true },
    ])
    await person.people.openAccount({ accountId: person.accountId })
    expect(await openOf(person)).toEqual({
      accountId: person.accountId,
      personId: person.accountId,
      role: 'owner',
      accounts: 2,
    })
    await person.people.openAccount({ accountId: cafe.accountId })
    expect(await openOf(person)).toMatchObject({ accountId: cafe.accountId, role: 'seller' })
    const other = await app.server.inject({
      url: '/api/auth/session',
      headers: { authorization: `Bearer ${elsewhere}` },
    })
    expect(other.json().open.accountId).toBe(person.accountId)
    const later = await app.features.identity.issueToken(person.accountId)
    const next = await app.server.inject({ url: '/api/auth/session', headers: { authorization: `Bearer ${later}` } })
    expect(next.json().open.accountId, 'a new session begins in the account opened last').toBe(cafe.accountId)
  })

  it('keeps a history of visits of their own, whatever account is open', async () => {
    await anApp(cafe, 'a-page-to-visit')
    const person = await aMember(app, cafe, 'editor')
    await person.history.merge({ items: [{ path: 'a-page-to-visit', at: app.clock.now.getTime() }] })
    expect((await cafe.history.list({})).items).toEqual([])
    await person.people.openAccount({ accountId: person.accountId })
    expect((await person.history.list({})).items).toMatchObject([{ fullPagePath: 'a-page-to-visit' }])
  })

  it('cannot write from a page that shows another account than is open', async () => {
    const person = await aMember(app, cafe, 'editor')
    await person.people.openAccount({ accountId: person.accountId })
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/experienceItems/create',
      headers: { ...person.headers, 'x-open-account': cafe.accountId },
      payload: { itemName: 'Menu' },
    })
    expect([response.statusCode, response.json().code]).toEqual([409, 'ACCOUNT_SWITCHED'])
    expect((await person.slides.getAllItems()).body.experienceItems).toEqual([])
  })
})

describe('changing roles', () => {
  it('counts with the next request, and tells the person by mail', async () => {
    const person = await aMember(app, cafe, 'viewer')
    expect(await refusal(person.inbox.list({}))).toMatchObject({ code: 'FORBIDDEN' })
    await cafe.people.changeRole({ personId: person.accountId, role: 'seller' })
    expect((await person.inbox.list({})).entries).toEqual([])
    expect(await rolesOf()).toMatchObject({ [person.accountId]: 'seller' })
    expect(await letters()).toEqual([[person.email, expect.stringContaining('You are now seller')]])
  })

  it('to owner tells all owners', async () => {
    const person = await aMember(app, cafe, 'editor')
    await cafe.people.changeRole({ personId: person.accountId, role: 'owner' })
    expect(new Set((await letters()).map(([to]) => to))).toEqual(new Set([cafe.email, person.email]))
  })

  it.each(['editor', 'seller', 'viewer'] satisfies Role[])('never makes the last owner a mere %s', async (role) => {
    expect(await refusal(cafe.people.changeRole({ personId: cafe.accountId, role }))).toMatchObject({
      status: 409,
      code: 'LAST_OWNER',
    })
  })

  it('leaves one owner when two lower each other at once', async () => {
    const second = await aMember(app, cafe, 'owner')
    await Promise.allSettled([
      cafe.people.changeRole({ personId: second.accountId, role: 'editor' }),
      second.people.changeRole({ personId: cafe.accountId, role: 'editor' }),
    ])
    const rows = await app.db
      .selectFrom('account_members')
      .select('role')
      .where('account_id', '=', cafe.accountId)
      .execute()
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('hands an account over: the other is owner then, and whoever did it an editor', async () => {
    const person = await aMember(app, cafe, 'editor')
    await cafe.people.handOver({ personId: person.accountId })
    expect(await rolesOf(person)).toEqual({ [person.accountId]: 'owner', [cafe.accountId]: 'editor' })
    expect(await refusal(cafe.people.list())).toMatchObject({ code: 'FORBIDDEN' })
    expect((await app.features.identity.contactsOf(cafe.accountId)).email).toBe(person.email)
  })

  it('refuses a role that there is not, and handing over to oneself', async () => {
    expect((await cafe.post('/people/role', { personId: cafe.accountId, role: 'boss' })).statusCode).toBe(400)
    expect(await refusal(cafe.people.handOver({ personId: cafe.accountId }))).toMatchObject({ status: 400 })
  })
})

describe('taking a person out', () => {
  it('ends their access with the next request: they are in their own account again, and are told', async () => {
    const person = await aMember(app, cafe, 'editor')
    const { page } = await anApp(person, 'theirs-no-more')
    await cafe.people.remove({ personId: person.accountId })
    expect(await openOf(person)).toMatchObject({ accountId: person.accountId, role: 'owner' })
    expect((await person.experiences.getAll()).pages).toEqual([])
    expect(await refusal(person.experiences.consequences({ experienceId: page.experienceId }))).toMatchObject({
      status: 404,
    })
    expect(await letters()).toEqual([[person.email, expect.stringContaining('no longer in')]])
  })

  it('ends the previews that they opened, and those of others go on', async () => {
    const person = await aMember(app, cafe, 'editor')
    const { page } = await anApp(cafe, 'previewed')
    const open = (account: TestAccount) => account.twins.open({ kind: 'EXPERIENCE', targetId: page.experienceId })
    const [theirs, ours] = [await open(person), await open(cafe)]
    await cafe.people.remove({ personId: person.accountId })
    expect((await app.get(new URL(theirs.twin.url).pathname)).statusCode).toBe(410)
    expect((await app.get(new URL(ours.twin.url).pathname)).statusCode).toBe(200)
  })

  it('is not for oneself', async () => {
    expect(await refusal(cafe.people.remove({ personId: cafe.accountId }))).toMatchObject({ status: 400 })
  })
})

describe('proof of who it is', () => {
  const unproven = { status: 403, code: 'REAUTHENTICATION_REQUIRED' }

  it('is asked for before somebody is taken out, made an owner, or handed the account', async () => {
    const { accountId: personId } = await aMember(app, cafe, 'editor')
    const sent = [
      () => cafe.people.remove({ personId }),
      () => cafe.people.changeRole({ personId, role: 'owner' }),
      () => cafe.people.handOver({ personId }),
    ]
    app.clock.pass(REAUTHENTICATION_MINUTES * 60 + 1)
    for (const call of sent) expect(await refusal(call())).toMatchObject(unproven)
    expect(await rolesOf()).toEqual({ [cafe.accountId]: 'owner', [personId]: 'editor' })
    await prove(app, cafe)
    await cafe.people.remove({ personId })
    expect(await rolesOf()).toEqual({ [cafe.accountId]: 'owner' })
  })

  it('is not asked for a role that gives less away', async () => {
    const { accountId: personId } = await aMember(app, cafe, 'editor')
    app.clock.pass(REAUTHENTICATION_MINUTES * 60 + 1)
    await cafe.people.changeRole({ personId, role: 'viewer' })
    expect(await rolesOf()).toMatchObject({ [personId]: 'viewer' })
  })
})

describe('leaving', () => {
  it('is for everybody but the last owner', async () => {
    const person = await aMember(app, cafe, 'viewer')
    await person.people.leave({ accountId: cafe.accountId })
    expect(await rolesOf()).toEqual({ [cafe.accountId]: 'owner' })
    expect(await refusal(cafe.people.leave({ accountId: cafe.accountId }))).toMatchObject({ code: 'LAST_OWNER' })
  })

  it('gives whoever handed over and left an empty account of their own', async () => {
    const person = await aMember(app, cafe, 'editor')
    await anApp(cafe, 'handed-over')
    await cafe.people.handOver({ personId: person.accountId })
    await cafe.people.leave({ accountId: cafe.accountId })
    expect(await openOf(cafe)).toMatchObject({ personId: cafe.accountId, role: 'owner' })
    expect((await openOf(cafe))?.accountId).not.toBe(cafe.accountId)
    expect((await cafe.experiences.getAll()).pages).toEqual([])
    expect((await person.experiences.getAll()).pages).toHaveLength(1)
  })
})

describe('a plan with fewer seats than people', () => {
  it('leaves owners and the oldest members as they are; the others see numbers until there is room', async () => {
    const first = await aMember(app, cafe, 'editor')
    app.clock.pass(60)
    const second = await aMember(app, cafe, 'editor')
    const level = (access_level: number) =>
      app.db.updateTable('accounts').set({ access_level }).where('account_id', '=', cafe.accountId).execute()
    await level(100)
    expect((await cafe.people.list()).members).toMatchObject([
      { personId: cafe.accountId, hasSeat: true },
      { personId: first.accountId, hasSeat: true },
      { personId: second.accountId, role: 'editor', hasSeat: false },
    ])
    expect(await openOf(second)).toMatchObject({ accountId: cafe.accountId, role: 'viewer' })
    expect(await refusal(second.slides.createItem({ itemName: 'Menu' }))).toMatchObject({ code: 'FORBIDDEN' })
    expect((await first.slides.createItem({ itemName: 'Menu' })).callResult).toBe('SUCCESS')
    await level(200)
    expect(await openOf(second)).toMatchObject({ role: 'editor' })
  })
})

describe('versions', () => {
  it('tell who saved them, also after that person was erased', async () => {
    const person = await aMember(app, cafe, 'editor')
    await app.db.updateTable('auth_user').set({ name: 'Bela' }).where('id', '=', person.accountId).execute()
    const { page } = await anApp(cafe, 'saved-by-two')
    await person.experiences.update({ ...page, pageName: 'Second' })
    const saved = async () =>
      (await cafe.versions.getAll({ kind: 'EXPERIENCE', targetId: page.experienceId })).versions.map(
        ({ savedBy }) => savedBy,
      )
    expect(await saved()).toEqual([
      { personId: person.accountId, name: 'Bela' },
      { personId: cafe.accountId, name: cafe.email },
    ])
    await app.db.deleteFrom('auth_user').where('id', '=', person.accountId).execute()
    expect((await saved())[0]).toEqual({ personId: person.accountId, name: '' })
  })
})
