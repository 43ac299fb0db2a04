import { STORAGE_LIMITS } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { aShop, reviewForm, type Shop } from './testing/a-shop.ts'
import { visitorPictures } from '../../testing/visitor-pictures.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { storeMedia } from '../../testing/a-picture.ts'

const { aPhonePhoto, aPixelBomb } = visitorPictures
let forms: TestApp
let shop: Shop
let at: ReturnType<Shop['place']>
let guests = 0
beforeAll(async () => {
  forms = await startTestApp()
})
afterAll(() => forms.stop())
beforeEach(async () => {
  guests++
  shop = await aShop(forms, `shop-${guests}`, [reviewForm({ asksPhoto: 'OPTIONAL' })])
  at = shop.place('reviews')
})

/** Returns a ticket issued a moment ago, as a person takes time to fill in a form. */
async function aTicket(): Promise<string> {
  const { ticket } = (await forms.get('/api/forms/ticket')).json()
  forms.clock.ahead += 5000
  return ticket
}
const send = async (body: object, remoteAddress = `192.0.2.${guests}`) =>
  forms.server.inject({
    method: 'POST',
    url: '/api/forms/reviews',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...at, submissionId: randomUUID(), ticket: await aTicket(), ...body }),
    remoteAddress,
  })
const inbox = () => shop.account.inbox
const all = async (filter: object = {}) => (await inbox().list(filter)).entries

describe('sending a review', () => {
  it('brings stars, text and name to the inbox, to be decided on', async () => {
    const response = await send({ stars: 5, text: ' Best buns. \n\n<b>Really</b> ', name: ' Ana   Lopes ' })
    expect([response.statusCode, response.json()]).toEqual([200, { callResult: 'SUCCESS' }])
    expect(await all()).toMatchObject([
      {
        kind: 'REVIEW',
        state: 'PENDING',
        stars: 5,
        text: 'Best buns. \n\n<b>Really</b>',
        name: 'Ana Lopes',
        isRead: false,
        experienceId: shop.page.experienceId,
        fullPagePath: at.fullPagePath,
        slideName: 'Slide',
        photoUrl: '',
      },
    ])
  })

  it('makes one record of three tries and of twenty at once, and keeps the first words', async () => {
    const submissionId = randomUUID()
    for (const text of ['first', 'second', 'third']) {
      const response = await send({ submissionId, stars: 4, text })
      expect(response.json()).toEqual({ callResult: 'SUCCESS' })
    }
    const together = { submissionId: randomUUID(), stars: 3, text: 'together', ticket: await aTicket() }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, guest) => send(together, `198.51.100.${guest}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await all()).map((entry) => entry.kind === 'REVIEW' && entry.text)).toEqual(['together', 'first'])
  })

  it('keeps nothing that the form does not ask for, and wants what it must have', async () => {
    shop = await aShop(forms, `strict-${guests}`, [reviewForm({ asksText: 'REQUIRED', asksName: 'NO' })])
    at = shop.place('reviews')
    const refused = await send({ stars: 2, text: '   ', name: 'Ana' })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'text'])
    await send({ stars: 2, text: 'Fine', name: 'Ana', photo: (await aPhonePhoto()).toString('base64') })
    expect(await all()).toMatchObject([{ text: 'Fine', name: '', photoUrl: '' }])
  })

  it.each([
    ['no stars', {}],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 2.5 }],
    ['a text of 2,001 characters', { stars: 3, text: 'x'.repeat(2001) }],
    ['a name of 81 characters', { stars: 3, name: 'x'.repeat(81) }],
    ['an id that is none', { stars: 3, submissionId: 'mine' }],
    ['a text with NUL', { stars: 3, text: 'a\u0000b' }],
  ])('refuses %s', async (_, body) => {
    const response = await send(body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST'])
    expect(await all()).toEqual([])
  })

  it('counts characters as people do: 2,000 of them may be emoji', async () => {
    expect((await send({ stars: 5, text: '🥐'.repeat(2000) })).statusCode).toBe(200)
  })

  it.each([
    ['an app that rests', async () => shop.account.api.experiences.update({ ...shop.page, active: false })],
    [
      'a slide that the app no longer shows',
      async () => shop.account.api.experiences.update({ ...shop.page, experienceItems: [] }),
    ],
  ])('finds no form in %s', async (_, change) => {
    await change()
    expect((await send({ stars: 5 })).statusCode).toBe(404)
    expect(await all()).toEqual([])
  })

  it('finds no form in a widget, slide or path that only the visitor names', async () => {
    for (const elsewhere of [{ widgetId: 'other' }, { experienceItemId: 'other' }, { fullPagePath: "' or 1=1 --" }])
      expect((await send({ stars: 5, ...elsewhere })).statusCode).toBe(404)
  })
})

describe('a photo', () => {
  it('is drawn anew without place and camera, and is its owner’s alone until the review is approved', async () => {
    const photo = (await aPhonePhoto()).toString('base64')
    expect((await send({ stars: 5, photo: `data:image/jpeg;base64,${photo}` })).statusCode).toBe(200)
    const [entry] = await all()
    if (entry?.kind !== 'REVIEW') throw new Error('There is no review.')
    const asOwner = { headers: shop.account.headers }
    const own = await forms.get(entry.photoUrl, asOwner)
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/webp'])
    const { exif, format, width, height } = await sharp(own.rawPayload).metadata()
    expect({ exif, format, isUpright: height > width }).toEqual({ exif: undefined, format: 'webp', isUpright: true })

    const stranger = await forms.anAccount()
    const publicUrl = `/media/reviews/${entry.id}.webp`
    expect((await forms.get(entry.photoUrl)).statusCode).toBe(401)
    expect((await forms.get(entry.photoUrl, { headers: stranger.headers })).statusCode).toBe(404)
    expect((await forms.get(publicUrl)).statusCode).toBe(404)
    await inbox().moderate({ ids: [entry.id], state: 'APPROVED' })
    expect((await forms.get(publicUrl)).statusCode).toBe(200)
    const app = forms.db.updateTable('experiences').where('path', '=', shop.place('reviews').fullPagePath)
    await app.set({ active: false }).execute()
    expect((await forms.get(publicUrl)).statusCode).toBe(404)
    await app.set({ active: true }).execute()
    expect((await forms.get(publicUrl)).statusCode).toBe(200)
    await inbox().moderate({ ids: [entry.id], state: 'REJECTED' })
    expect((await forms.get(publicUrl)).statusCode).toBe(404)
    await inbox().delete({ ids: [entry.id] })
    expect((await forms.get(entry.photoUrl, asOwner)).statusCode).toBe(404)
  })

  it('must be a picture, whatever it says it is, and must not cost more memory than it is worth', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const refused = [svg, aPixelBomb(30_000), (await aPhonePhoto()).subarray(0, 2000)]
    for (const photo of refused) {
      const response = await send({ stars: 1, photo: photo.toString('base64') })
      expect([response.json().callResult, response.json().field]).toEqual(['FAILURE', 'photo'])
    }
    expect(await all()).toEqual([])
  })

  it('is left out where the owner’s library is full: the words still come in', async () => {
    await storeMedia(forms, shop.account, { url: '/media/public/large.webp' }, STORAGE_LIMITS.GROWTH)
    await send({ stars: 5, text: 'Kept', photo: (await aPhonePhoto()).toString('base64') })
    expect(await all()).toMatchObject([{ text: 'Kept', photoUrl: '' }])
  })
})

describe('reviews on the slide', () => {
  it('are the approved ones, newest first, with their average, number and replies', async () => {
    shop = await aShop(forms, `shown-${guests}`, [reviewForm({ reviewCount: 2 })])
    at = shop.place('reviews')
    for (const stars of [5, 4, 3, 1]) await send({ stars, text: `${stars} stars` })
    const entries = await all()
    const ids = entries.map(({ id }) => id)
    await inbox().moderate({ ids: ids.slice(1), state: 'APPROVED' })
    await inbox().reply({ id: ids[1] ?? '', reply: 'Thank you!' })
    const slides = (await forms.features.publishing.findByPath(at.fullPagePath))?.slides ?? []
    const { live } = await forms.features.forms.live(slides, shop.account)
    expect(live.reviews?.['reviews']).toMatchObject({
      count: 3,
      average: 4,
      reviews: [
        { stars: 3, text: '3 stars', reply: 'Thank you!' },
        { stars: 4, text: '4 stars', reply: '' },
      ],
    })
  })

  it('can be read on, page by page, each approved one once', async () => {
    shop = await aShop(forms, `many-${guests}`, [reviewForm({ reviewCount: 2 })])
    at = shop.place('reviews')
    const row = (n: number, state: 'APPROVED' | 'PENDING') => ({
      review_id: `many-${guests}-${n}`,
      account_id: shop.account.accountId,
      experience_id: shop.page.experienceId,
      item_id: at.experienceItemId,
      widget_id: 'reviews',
      submission_id: randomUUID(),
      state,
      stars: 4,
      review_text: `Number ${n}`,
      visitor_name: '',
      address_hash: '',
      // Several of the same moment.
      created_at: new Date(1_790_000_000_000 + Math.floor(n / 4) * 1000),
    })
    const rows = Array.from({ length: 25 }, (_, n) => row(n, n === 7 ? 'PENDING' : 'APPROVED'))
    await forms.db.insertInto('reviews').values(rows).execute()
    const slides = (await forms.features.publishing.findByPath(at.fullPagePath))?.slides ?? []
    const { live } = await forms.features.forms.live(slides, shop.account)
    const read =
      live.reviews?.['reviews']?.reviews.map(({ text, reviewId, createdAt }) => ({ text, reviewId, createdAt })) ?? []
    const last = read.at(-1)
    const ask = (after: string, more: object = {}) =>
      forms.server.inject({ method: 'POST', url: '/api/forms/reviews/more', payload: { ...at, after, ...more } })
    const texts = read.map(({ text }) => text)
    let after = `${Date.parse(last?.createdAt ?? '')} ${last?.reviewId}`
    const first = after
    for (let page = 0; page < 3; page++) {
      const answer = (await ask(after)).json()
      texts.push(...answer.reviews.map(({ text }: { text: string }) => text))
      after = answer.after
    }
    expect(after).toBeNull()
    expect([texts.length, new Set(texts).size, texts.includes('Number 7')]).toEqual([24, 24, false])
    expect((await ask('nonsense')).statusCode).toBe(400)
    expect((await ask(first, { widgetId: 'other' })).statusCode).toBe(404)
    await shop.account.api.experiences.update({ ...shop.page, active: false })
    expect((await ask(first)).statusCode).toBe(404)
  })

  it('are none where the form shows none', async () => {
    shop = await aShop(forms, `silent-${guests}`, [reviewForm({ showsReviews: false })])
    at = shop.place('reviews')
    await send({ stars: 5 })
    await inbox().moderate({ ids: (await all()).map(({ id }) => id), state: 'APPROVED' })
    const slides = (await forms.features.publishing.findByPath(at.fullPagePath))?.slides ?? []
    expect(await forms.features.forms.live(slides, shop.account)).toEqual({ live: {} })
  })
})

describe('limits', () => {
  it('makes room by the oldest spam, and says so politely when there is none', async () => {
    const few = { reviews: 2, subscribers: 2 }
    const small = await startTestApp({ forms: { roomLimits: { FREE: few, STARTER: few, GROWTH: few } } })
    try {
      const owner = await aShop(small, 'small', [reviewForm()])
      const post = (stars: number, website = '') =>
        small.server.inject({
          method: 'POST',
          url: '/api/forms/reviews',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...owner.place('reviews'), stars: String(stars), website }).toString(),
        })
      await post(1, 'spam')
      await post(2)
      expect((await post(3)).statusCode).toBe(303)
      const entries = (await owner.account.inbox.list({})).entries
      expect(entries.map((entry) => entry.kind === 'REVIEW' && entry.stars)).toEqual([3, 2])
      const full = await post(4)
      expect([full.statusCode, full.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
      expect((await owner.account.inbox.counts()).limits).toEqual({ reviews: 2, subscribers: 2 })
    } finally {
      await small.stop()
    }
  })
})

it('the server answers the inbox to nobody who is not signed in', async () => {
  expect((await forms.get('/api/inbox')).statusCode).toBe(401)
  expect((await forms.get('/api/inbox/export.csv?kind=REVIEW')).statusCode).toBe(401)
  expect(await refusal(forms.visitor.inbox.list({}))).toMatchObject({ status: 401 })
})
