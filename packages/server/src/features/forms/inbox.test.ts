import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnswers } from '../../testing/create-answers.ts'
import { refusal } from '../../testing/refusal.ts'
import { aShop, reviewForm, type Shop, signUpForm } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let forms: TestApp
let shop: Shop
let other: Shop
let seed: ReturnType<typeof createAnswers>['review']
let seedPerson: ReturnType<typeof createAnswers>['person']
let after: ReturnType<typeof createAnswers>['after']
const inbox = () => shop.account.inbox

beforeAll(async () => {
  forms = await startTestApp()
  ;({ review: seed, person: seedPerson, after } = createAnswers(forms, Date.UTC(2026, 4, 10, 22, 0)))
  shop = await aShop(forms, 'inbox-mine', [reviewForm(), signUpForm()])
  other = await aShop(forms, 'inbox-other', [reviewForm(), signUpForm()])
})
afterAll(() => forms.stop())

const idsOf = async (filter: object) => (await inbox().list(filter)).entries.map(({ id }) => id)

describe('the list', () => {
  it('begins with the oldest when asked to, page by page, and finds one entry by its id, spam or not', async () => {
    const here = await aShop(forms, 'inbox-order', [reviewForm(), signUpForm()])
    const made = [await seed(here, {}), await seed(here, {}), await seedPerson(here, 'o@example.org')]
    const spam = await seed(here, { state: 'SPAM' })
    const calls = here.account.inbox
    const first = await calls.list({ order: 'OLDEST', limit: 2 })
    expect(first.entries.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const rest = await calls.list({ order: 'OLDEST', limit: 2, cursor: first.nextCursor ?? '' })
    expect(rest.entries.map(({ id }) => id)).toEqual(made.slice(2))
    expect(rest.nextCursor).toBeNull()
    expect((await calls.list({ kind: 'REVIEW', id: spam })).entries.map(({ id }) => id)).toEqual([spam])
    expect((await inbox().list({ id: spam })).entries).toEqual([])
  })

  it('goes page by page from the newest on, kinds together, each entry once, while more come in', async () => {
    const made: string[] = []
    for (let count = 0; count < 7; count++) {
      made.push(await seed(shop, { review_text: `No ${count}` }))
      made.push(await seedPerson(shop, `p${count}@example.org`))
    }
    // Two at the same instant must not be lost between pages.
    made.push(await seed(shop, { created_at: after(0) }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await inbox().list({ limit: 4, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      if (seen.length === 4) await seed(shop, { created_at: after(1000), state: 'REJECTED' })
    } while (cursor !== undefined)
    expect(seen.toSorted()).toEqual(made.toSorted())
    expect(seen.slice(-2)).toEqual([made[1], made[0]])
  })

  it('narrows by kind, state, stars, app, slide, day and words, and never takes words for a pattern', async () => {
    const shopOnly = await aShop(forms, 'inbox-filters', [reviewForm()])
    const mine = shopOnly.account.inbox
    const find = async (filter: object) => (await mine.list(filter)).entries.map(({ id }) => id)
    const low = await seed(shopOnly, {
      stars: 1,
      review_text: '100% stale_bread',
      created_at: new Date('2026-05-10T22:30:00Z'),
    })
    const high = await seed(shopOnly, {
      stars: 5,
      visitor_name: 'Zoë',
      state: 'APPROVED',
      created_at: new Date('2026-05-12T10:00:00Z'),
    })
    const person = await seedPerson(shopOnly, 'zoe@example.org', { created_at: new Date('2026-05-13T10:00:00Z') })
    expect(await find({ kind: 'REVIEW' })).toEqual([high, low])
    expect(await find({ kind: 'SUBSCRIBER' })).toEqual([person])
    expect(await find({ state: 'APPROVED' })).toEqual([high])
    expect(await find({ stars: 1 })).toEqual([low])
    expect(await find({ experienceId: shopOnly.page.experienceId, experienceItemId: shopOnly.itemId })).toHaveLength(3)
    expect(await find({ experienceId: other.page.experienceId })).toEqual([])
    expect(await find({ search: 'ZO' })).toEqual([person, high])
    expect(await find({ search: '0% s' })).toEqual([low])
    expect(await find({ search: '%' })).toEqual([low])
    expect(await find({ search: 'e_b' })).toEqual([low])
    expect(await find({ search: "' or 1=1 --" })).toEqual([])
    // 22:30 in London's winter time is the next day in Lisbon's summer… and in Tokyo.
    expect(await find({ from: '2026-05-11', to: '2026-05-12', timezone: 'Asia/Tokyo' })).toEqual([high, low])
    expect(await find({ from: '2026-05-11', to: '2026-05-12', timezone: 'UTC' })).toEqual([high])
    await mine.markRead({ ids: [high] })
    expect(await find({ unread: 'true' })).toEqual([person, low])
  })

  it.each([{ cursor: 'x' }, { timezone: 'xyz3' }, { from: '2026-13-40' }, { limit: 0 }, { limit: 101 }, { stars: 6 }])(
    'refuses %j',
    async (filter) => {
      expect(await refusal(inbox().list(filter as never))).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    },
  )
})

describe('deciding', () => {
  it('moderates many at once and says what became of each', async () => {
    const [a, b] = [await seed(shop, {}), await seed(shop, { state: 'APPROVED' })]
    const theirs = await seed(other, {})
    const { results } = await inbox().moderate({ ids: [a, b, theirs, 'none'], state: 'APPROVED' })
    expect(results).toEqual([
      { id: a, outcome: 'DONE' },
      { id: b, outcome: 'UNCHANGED' },
      { id: theirs, outcome: 'NOT_FOUND' },
      { id: 'none', outcome: 'NOT_FOUND' },
    ])
    expect((await other.account.inbox.list({})).entries).toMatchObject([{ id: theirs, state: 'PENDING' }])
  })

  it('counts by state and what is unread, and clears it as things are read', async () => {
    const fresh = await aShop(forms, 'inbox-counts', [reviewForm()])
    const mine = fresh.account.inbox
    const decided = await seed(fresh, {})
    await seed(fresh, {})
    await seed(fresh, { state: 'SPAM' })
    await seedPerson(fresh, 'a@example.org')
    await seedPerson(fresh, 'b@example.org', { state: 'WAITING' })
    expect(await mine.counts()).toMatchObject({
      unread: { reviews: 2, subscribers: 1 },
      reviews: { PENDING: 2, APPROVED: 0, REJECTED: 0, SPAM: 1 },
      subscribers: { WAITING: 1, CONFIRMED: 1, UNSUBSCRIBED: 0, SPAM: 0 },
    })
    await mine.moderate({ ids: [decided], state: 'REJECTED' })
    expect((await mine.counts()).unread).toEqual({ reviews: 1, subscribers: 1 })
    expect((await mine.markRead({})).unread).toEqual({ reviews: 0, subscribers: 0 })
    expect((await mine.markRead({ ids: [decided], isRead: false })).unread.reviews).toBe(1)
  })

  it('takes a reply back by an empty one', async () => {
    const id = await seed(shop, { state: 'APPROVED' })
    const { review } = await inbox().reply({ id, reply: ' Thanks! ' })
    expect(review).toMatchObject({ reply: 'Thanks!', repliedAt: expect.any(String), isRead: true })
    expect((await inbox().reply({ id, reply: '  ' })).review).toMatchObject({ reply: '', repliedAt: null })
    expect(await refusal(inbox().reply({ id, reply: 'x'.repeat(1001) }))).toMatchObject({ status: 400 })
  })
})

describe('somebody else’s inbox', () => {
  it('is neither seen nor changed by any call', async () => {
    const theirs = await seed(other, { review_text: 'secret', state: 'APPROVED', reply: 'theirs' })
    const person = await seedPerson(other, 'secret@example.org')
    const asThey = () => other.account.inbox.list({ limit: 100 })
    const before = await asThey()
    const missing = {
      results: [
        { id: theirs, outcome: 'NOT_FOUND' },
        { id: person, outcome: 'NOT_FOUND' },
      ],
    }
    const both = [theirs, person]
    expect(await idsOf({ search: 'secret' })).toEqual([])
    expect(await inbox().moderate({ ids: both, state: 'SPAM' })).toMatchObject(missing)
    expect(await inbox().markSpam({ ids: both, isSpam: true })).toMatchObject(missing)
    expect(await inbox().delete({ ids: both })).toMatchObject(missing)
    await inbox().markRead({ ids: both })
    expect(await inbox().deletePerson({ email: 'secret@example.org' })).toMatchObject({ deleted: 0 })
    expect(await refusal(inbox().reply({ id: theirs, reply: 'mine' }))).toMatchObject({ status: 404 })
    expect(await asThey()).toEqual(before)
  })
})

describe('numbers of a narrowed list', () => {
  it('count what the list would hold, spam too, and nothing of the other kind', async () => {
    const own = await aShop(forms, 'inbox-narrow-counts', [reviewForm()])
    await seed(own, { review_text: 'On the Donaudampf', stars: 4 })
    await seed(own, { review_text: 'Donaudampf again', state: 'SPAM' })
    await seed(own, { review_text: 'A walk', state: 'APPROVED' })
    await seedPerson(own, 'donaudampf@example.org')
    const calls = own.account.inbox
    const found = await calls.counts({ kind: 'REVIEW', search: 'donaudampf' })
    expect(found.reviews).toEqual({ PENDING: 1, APPROVED: 0, REJECTED: 0, SPAM: 1 })
    expect(found.unread).toEqual({ reviews: 1, subscribers: 0 })
    expect((await calls.counts({ search: 'donaudampf' })).subscribers).toMatchObject({ CONFIRMED: 1 })
    expect((await calls.counts({ stars: 4 })).reviews).toMatchObject({ PENDING: 1, APPROVED: 0 })
    expect((await calls.counts({ stars: 4 })).subscribers).toMatchObject({ CONFIRMED: 0 })
    expect((await calls.counts({})).reviews).toMatchObject({ PENDING: 1, APPROVED: 1, SPAM: 1 })
  })
})

describe('the link that a visitor came by', () => {
  it('narrows the list, has its name, and stands in the file with its address', async () => {
    const own = await aShop(forms, 'inbox-links', [reviewForm()])
    const { accountId } = own.account
    await forms.db
      .insertInto('links')
      .values({ tag_id: 'menu-card', account_id: accountId, name: 'Menu cards' })
      .execute()
    const byCard = await seed(own, { tag_id: 'menu-card' })
    const byGone = await seed(own, { tag_id: 'gone-link' })
    await seed(own, {})
    const calls = own.account.inbox
    expect(await calls.list({ tagId: 'menu-card' })).toMatchObject({
      entries: [{ id: byCard, linkName: 'Menu cards' }],
    })
    expect(await calls.list({ tagId: 'gone-link' })).toMatchObject({ entries: [{ id: byGone, linkName: 'gone-link' }] })
    expect(await calls.origins({ kind: 'REVIEW' })).toMatchObject({
      slides: [{ experienceItemId: own.itemId }],
      links: [
        { tagId: 'gone-link', linkName: 'gone-link' },
        { tagId: 'menu-card', linkName: 'Menu cards' },
      ],
    })
    expect(await calls.origins({ kind: 'SUBSCRIBER' })).toMatchObject({ slides: [], links: [] })
    const file = await forms.get('/api/inbox/export.csv?kind=REVIEW&tagId=menu-card', {
      headers: own.account.headers,
    })
    expect(file.body).toMatch(/,Menu cards,https?:\/\/[^,]+\/t\/menu-card,/)
    expect(file.body.trim().split('\r\n')).toHaveLength(2)
  })
})
