import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aShop, reviewForm, type Shop, signUpForm } from './testing/a-shop.ts'
import { visitorPictures } from '../../testing/visitor-pictures.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const { aPhonePhoto } = visitorPictures
let forms: TestApp
let shop: Shop
let guests = 0
beforeAll(async () => {
  forms = await startTestApp({ forms: { proofBits: 9 } })
})
afterAll(() => forms.stop())
beforeEach(async () => {
  guests++
  shop = await aShop(forms, `spam-${guests}`, [reviewForm({ asksPhoto: 'OPTIONAL' }), signUpForm()])
})

const address = () => `192.0.2.${guests}`
const aTicket = async (): Promise<string> =>
  (await forms.get('/api/forms/ticket', { remoteAddress: '203.0.113.1' })).json().ticket
const send = (body: object, remoteAddress = address()) =>
  forms.server.inject({
    method: 'POST',
    url: '/api/forms/reviews',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...shop.place('reviews'), submissionId: randomUUID(), stars: 4, ...body }),
    remoteAddress,
  })
const sendPlain = (fields: Record<string, string>, remoteAddress = address()) =>
  forms.server.inject({
    method: 'POST',
    url: '/api/forms/reviews',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...shop.place('reviews'), ...fields }).toString(),
    remoteAddress,
  })
const states = async () => {
  const inbox = shop.account.inbox
  const all = await Promise.all([inbox.list({ limit: 100 }), inbox.list({ state: 'SPAM', limit: 100 })])
  return all.flatMap(({ entries }) => entries.map(({ state }) => state))
}

function solve(challenge: string, bits: number): string {
  for (let n = 0; ; n++) {
    const proof = `${challenge}.${n}`
    const hash = createHash('sha256').update(proof).digest()
    if (hash.readUInt32BE(0) < 2 ** (32 - bits)) return proof
  }
}

describe('a submission without a ticket, or quicker than hands are', () => {
  it.each([
    ['no ticket', async () => undefined],
    ['a made-up ticket', async () => 'lx0.AAAA'],
    ['a ticket of this instant', aTicket],
  ])('with %s is asked for a proof, and is taken with it', async (_, ticketOf) => {
    const body = { submissionId: randomUUID(), ticket: await ticketOf() }
    const asked = (await send(body)).json()
    expect(asked).toMatchObject({ callResult: 'PROOF_REQUIRED', challenge: expect.any(String), bits: 9 })
    expect(await states()).toEqual([])
    const proof = solve(asked.challenge, asked.bits)
    expect((await send({ ...body, proof })).json()).toEqual({ callResult: 'SUCCESS' })
    expect(await states()).toEqual(['PENDING'])
  })

  it('cannot use the proof of another submission, an old one or a wrong one', async () => {
    const { challenge, bits } = (await send({})).json()
    const proof = solve(challenge, bits)
    expect((await send({ proof })).json().callResult).toBe('PROOF_REQUIRED')
    const submissionId = randomUUID()
    const own = (await send({ submissionId })).json()
    expect((await send({ submissionId, proof: `${own.challenge}.abc` })).json().callResult).toBe('PROOF_REQUIRED')
    const late = solve(own.challenge, own.bits)
    forms.clock.ahead += 31 * 60_000
    expect((await send({ submissionId, proof: late })).json().callResult).toBe('PROOF_REQUIRED')
    expect(await states()).toEqual([])
  })
})

describe('what is kept as spam', () => {
  it.each([
    ['a filled trap', { website: 'https://x.example' }],
    ['a text full of addresses', { text: 'http://a.example http://b.example www.c.example' }],
  ])('is %s: answered like any other, and out of the way', async (_, body) => {
    const ticket = await aTicket()
    forms.clock.ahead += 5000
    expect((await send({ ticket, ...body })).json()).toEqual({ callResult: 'SUCCESS' })
    expect((await shop.account.inbox.list({})).entries).toEqual([])
    expect(await states()).toEqual(['SPAM'])
    expect((await shop.account.inbox.counts()).unread).toEqual({ reviews: 0, subscribers: 0 })
  })
})

describe('a form that a page of another site sends', () => {
  const foreign = (body: string, type: string) =>
    forms.server.inject({
      method: 'POST',
      url: '/api/forms/reviews',
      headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      payload: body,
      remoteAddress: address(),
    })

  it('lands in spam, or costs a proof when it is a script’s', async () => {
    const ticket = await aTicket()
    forms.clock.ahead += 5000
    const fields = { ...shop.place('reviews'), text: 'From elsewhere' }
    const plain = new URLSearchParams({ ...fields, stars: '5' }).toString()
    expect((await foreign(plain, 'application/x-www-form-urlencoded')).statusCode).toBe(303)
    const scripted = JSON.stringify({ ...fields, stars: 5, ticket, submissionId: randomUUID() })
    expect((await foreign(scripted, 'application/json')).json().callResult).toBe('PROOF_REQUIRED')
    expect(await states()).toEqual(['SPAM'])
  })
})

describe('a flood', () => {
  it('from one address costs a proof after fifteen, and is refused with the time to wait at last', async () => {
    const ticket = await aTicket()
    forms.clock.ahead += 10 * 60_000 - ((Date.now() + forms.clock.ahead) % (10 * 60_000))
    const answers: string[] = []
    const waits: number[] = []
    for (let count = 0; count < 85; count++) {
      const response = await send({ ticket, submissionId: randomUUID() })
      answers.push(response.statusCode === 200 ? response.json().callResult : `${response.statusCode}`)
      waits.push(Number(response.headers['retry-after'] ?? 0))
    }
    expect([waits[79], (waits[80] ?? 0) > 0]).toEqual([0, true])
    expect([answers[14], answers[15], answers[79], answers[80]]).toEqual([
      'SUCCESS',
      'PROOF_REQUIRED',
      'PROOF_REQUIRED',
      '429',
    ])
    expect((await send({ ticket }, '198.51.100.77')).json().callResult).toBe('SUCCESS')
  })

  it('of requests is refused before they are read', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 125; count++)
      statuses.add((await forms.get('/api/forms/ticket', { remoteAddress: '203.0.113.200' })).statusCode)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('without a script', () => {
  it('a review leads to a page that thanks in the owner’s words, and a double tap makes one record', async () => {
    shop = await aShop(forms, `plain-${guests}`, [reviewForm({ thankYou: 'Obrigado <3' })])
    const fields = { stars: '5', text: 'Line one\r\nline two', name: 'Ana' }
    const [first, second] = await Promise.all([sendPlain(fields), sendPlain(fields)])
    expect([first.statusCode, second.statusCode, first.body]).toEqual([303, 303, ''])
    const page = await forms.get(String(first.headers.location))
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store, private'])
    expect(page.body).toContain('Obrigado &lt;3')
    expect(page.body).toContain(`href="/${shop.page.fullPagePath}#slide-1"`)
    const { entries } = await shop.account.inbox.list({})
    expect(entries).toMatchObject([{ stars: 5, text: 'Line one\nline two', name: 'Ana' }])
  })

  it('the same words count again after a day', async () => {
    await sendPlain({ stars: '5', text: 'As always' })
    forms.clock.ahead += 25 * 60 * 60_000
    await sendPlain({ stars: '5', text: 'As always' })
    expect(await states()).toHaveLength(2)
  })

  it('one that is no whole form is refused with a clear word, and nothing is logged as our fault', async () => {
    const halves = ['--b\r\nContent-Disposition: form-data; name="stars"\r\n\r\n5', 'nothing of the kind', '']
    for (const payload of halves) {
      const page = await forms.server.inject({
        method: 'POST',
        url: '/api/forms/reviews',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload,
      })
      expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('This did not arrive whole')])
    }
  })

  it('a photo comes along in a multipart form, and an empty file field is no photo', async () => {
    const multipart = (photo: Buffer) => {
      const fields = Object.entries({ ...shop.place('reviews'), stars: '4', website: '', text: `${photo.length}` })
      const parts = fields.map(
        ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const file =
        '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
      return forms.server.inject({
        method: 'POST',
        url: '/api/forms/reviews',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: Buffer.concat([Buffer.from(parts.join('') + file), photo, Buffer.from('\r\n--b--\r\n')]),
        remoteAddress: address(),
      })
    }
    expect((await multipart(await aPhonePhoto())).statusCode).toBe(303)
    expect((await multipart(Buffer.alloc(0))).statusCode).toBe(303)
    const { entries } = await shop.account.inbox.list({ kind: 'REVIEW' })
    expect(entries.map((entry) => entry.kind === 'REVIEW' && entry.photoUrl !== '')).toEqual([false, true])
    const large = await multipart(Buffer.concat([await aPhonePhoto(), Buffer.alloc(9 * 1024 * 1024)]))
    expect([large.statusCode, large.body.includes('8 MB')]).toEqual([413, true])
  })

  it('an error leads to the form with everything that was typed, as text', async () => {
    const response = await sendPlain({ text: 'Good "buns" <script>', name: 'Ana' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(response.body).toContain('Choose one to five stars')
    expect(response.body).toContain('Good &quot;buns&quot; &lt;script&gt;')
    expect(response.body).not.toContain('<script>')
  })

  it('a sign-up without the box ticked says so at the box', async () => {
    const response = await forms.server.inject({
      method: 'POST',
      url: '/api/forms/subscriptions',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...shop.place('news'), email: 'ana@example.org' }).toString(),
      remoteAddress: address(),
    })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('Tick the box')
    expect(response.body).toContain('value="ana@example.org"')
  })

  it('a form that is gone says so on a page', async () => {
    const response = await sendPlain({ widgetId: 'gone', stars: '5' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each(['%00', '%ED%A0%80'])('stores no text with %s that a database cannot keep', async (bad) => {
    const response = await forms.server.inject({
      method: 'POST',
      url: '/api/forms/reviews',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ ...shop.place('reviews'), stars: '5' })}&text=a${bad}b`,
      remoteAddress: address(),
    })
    expect([303, 400]).toContain(response.statusCode)
  })
})
