import { DAY_MS } from '@taplet/base/time'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { aShop, reviewForm, type Shop, signUpForm } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
let isSilent = false
let server: Server
let url: string
let forms: TestApp
let shop: Shop
let guests = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (!isSilent) response.writeHead(status, { location: 'http://169.254.169.254/latest/' }).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // a TCP server has one
  url = `http://127.0.0.1:${port}/hook`
  forms = await startTestApp({
    config: { outboundAllow: [`127.0.0.1:${port}`] },
    resolveHost: async (host) => (host === 'inner.example' ? ['10.0.0.7'] : ['93.184.215.14']),
  })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await forms.stop()
})
beforeEach(async () => {
  guests++
  received.length = 0
  forms.mails.length = 0
  forms.queue.length = 0
  status = 200
  isSilent = false
  // Signatures are checked against the real clock.
  forms.clock.ahead = 0
  shop = await aShop(forms, `hook-${guests}`, [reviewForm(), signUpForm()])
})

const inbox = () => shop.account.inbox
const events = ['review.received' as const]
const save = async (values: object = {}) => inbox().saveWebhook({ url, events, ...values })
const aReview = async (fields: Record<string, string> = {}) =>
  forms.server.inject({
    method: 'POST',
    url: '/api/forms/reviews',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...shop.place('reviews'), stars: '5', text: randomUUID(), ...fields }).toString(),
    remoteAddress: `192.0.2.${guests}`,
  })

describe('a webhook', () => {
  it('is told of a review, signed so that the other side can check it', async () => {
    const { secret = '', webhook } = await save()
    expect(webhook).toMatchObject({ state: 'ON', events, failuresInARow: 0 })
    await aReview({ text: 'Best buns' })
    await forms.runJobs()
    const [{ headers, body } = { headers: {}, body: '' }] = received
    // Header values are strings, or arrays for a few names not used here.
    const checked = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(checked).toMatchObject({ type: 'review.received', data: { stars: 5, text: 'Best buns' } })
    expect(() => new Webhook(secret).verify(body.replace('Best', 'Worst'), headers as Record<string, string>)).toThrow(
      'No matching signature',
    )
    expect((await inbox().getDeliveries()).deliveries).toMatchObject([
      { event: 'review.received', attempt: 1, outcome: 'DELIVERED', status: 200 },
    ])
  })

  it('hears only what it asked for, nothing of spam, and nothing while it is off', async () => {
    await save({ events: ['subscriber.confirmed'] })
    await aReview()
    await save()
    await aReview({ website: 'trap' })
    await save({ isOn: false })
    await aReview()
    await forms.runJobs()
    expect(received).toEqual([])
  })

  it('tries again later and later with the same id, and begins anew when it worked', async () => {
    await save()
    status = 500
    await aReview()
    await forms.runJobs()
    expect(received).toHaveLength(1)
    forms.clock.ahead += 6000
    await forms.runJobs()
    expect(received).toHaveLength(2)
    await forms.runJobs()
    expect(received).toHaveLength(2)
    status = 204
    forms.clock.ahead += 31_000
    await forms.runJobs()
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await inbox().getDeliveries()).deliveries.map(({ outcome }) => outcome)).toEqual([
      'DELIVERED',
      'FAILED',
      'FAILED',
    ])
    expect((await inbox().getSettings()).webhook).toMatchObject({ state: 'ON', failuresInARow: 0 })
  })

  it('is switched off after many failures, its owner is told once, and nothing more is sent', async () => {
    await save()
    status = 503
    for (let count = 0; count < 4; count++) await aReview()
    for (let step = 0; step < 12; step++) {
      await forms.runJobs()
      forms.clock.ahead += DAY_MS
    }
    expect(received).toHaveLength(25)
    expect((await inbox().getSettings()).webhook).toMatchObject({ state: 'FAILING' })
    expect(forms.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${shop.account.accountId}@merchant.example`, 'Your webhook was switched off'],
    ])
    await aReview()
    await forms.runJobs()
    expect(received).toHaveLength(25)
    expect((await save()).webhook).toMatchObject({ state: 'ON', failuresInARow: 0 })
  })

  it('stays on through a short outage on a busy day, however many messages fail in it', async () => {
    await save()
    status = 503
    for (let count = 0; count < 5; count++) await aReview()
    for (let step = 0; step < 6; step++) {
      await forms.runJobs()
      forms.clock.ahead += DAY_MS / 48
    }
    expect((await inbox().getSettings()).webhook).toMatchObject({ state: 'ON', failuresInARow: 30 })
    status = 200
    forms.clock.ahead += DAY_MS / 2
    received.length = 0
    await forms.runJobs()
    expect(received).toHaveLength(5)
  })

  it('keeps what was missed while it was off for its failures, to be sent again under the same id', async () => {
    await save()
    status = 410
    await aReview()
    await forms.runJobs()
    await aReview({ text: 'Missed' })
    await forms.runJobs()
    expect(received).toHaveLength(1)
    const { deliveries } = await inbox().getDeliveries()
    expect(deliveries.map(({ canSendAgain, message }) => [canSendAgain, message])).toEqual([
      [true, 'Not sent: the webhook was switched off.'],
      [true, 'The address answered 410.'],
    ])
    const [{ deliveryId } = { deliveryId: '' }] = deliveries
    expect(await refusal(inbox().sendAgain({ deliveryId }))).toMatchObject({ status: 400 })
    status = 200
    await save()
    const stranger = (await aShop(forms, `stranger-${guests}`, [])).account.inbox
    expect(await refusal(stranger.sendAgain({ deliveryId }))).toMatchObject({ status: 404 })
    await inbox().sendAgain({ deliveryId })
    expect(await refusal(inbox().sendAgain({ deliveryId }))).toMatchObject({ status: 404 })
    await forms.runJobs()
    expect(received.map(({ body }) => JSON.parse(body).data.text)).toEqual([expect.any(String), 'Missed'])
  })

  it('waits five seconds for an answer and no longer, in a line of its own account', async () => {
    await save()
    isSilent = true
    await aReview()
    const lines = new Set(forms.queue.map(({ queue }) => queue))
    expect(lines).toEqual(new Set([`forms.webhook:${shop.account.accountId}`]))
    const began = performance.now()
    await forms.runJobs()
    expect(performance.now() - began).toBeLessThan(9000)
    expect((await inbox().getDeliveries()).deliveries).toMatchObject([
      { outcome: 'FAILED', message: 'There was no answer within 5 seconds.' },
    ])
  }, 20_000)

  it('follows no redirect, which could lead inside', async () => {
    await save()
    status = 302
    const { delivery } = await inbox().testWebhook()
    expect(delivery).toMatchObject({ event: 'test', outcome: 'FAILED', status: 302 })
    expect(delivery.message).toContain('leads somewhere else')
    expect(received).toHaveLength(1)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { hello: 'This is a test. Everything works.' } })
  })

  it('shows its secret once; for a day the one before signs as well', async () => {
    const { secret: first = '' } = await save()
    expect(await save()).not.toHaveProperty('secret')
    expect(JSON.stringify(await inbox().getSettings())).not.toContain('whsec')
    const stored = await forms.db
      .selectFrom('webhooks')
      .selectAll()
      .where('account_id', '=', shop.account.accountId)
      .execute()
    expect(JSON.stringify(stored)).not.toContain(first.slice('whsec_'.length))
    const { secret: second } = await inbox().rotateWebhookSecret()
    await inbox().testWebhook()
    const check = (secret: string, at = received.length - 1) => {
      const { headers, body } = received[at] ?? { headers: {}, body: '' }
      return new Webhook(secret).verify(body, headers as Record<string, string>)
    }
    expect(check(first)).toEqual(check(second))
    await forms.db
      .updateTable('webhooks')
      .set({ old_secret_until: new Date(0) })
      .where('account_id', '=', shop.account.accountId)
      .execute()
    await inbox().testWebhook()
    expect(() => check(first)).toThrow('No matching signature')
    expect(check(second)).toMatchObject({ type: 'test' })
  })

  it.each([
    'http://93.184.215.14/hook',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/',
    'https://[::ffff:169.254.169.254]/',
    'https://0x7f.1/',
    'https://inner.example/',
    'https://user:password@example.org/',
    'https://example.org:22/',
    'ftp://example.org/',
    'javascript:alert(1)',
    'no address',
  ])('is not sent to %s', async (address) => {
    expect(await refusal(save({ url: address }))).toMatchObject({
      status: 400,
      code: 'WEBHOOK_ADDRESS_REFUSED',
      field: 'url',
    })
    expect((await inbox().getSettings()).webhook).toBeNull()
  })

  it('is checked before every delivery, too: a name may lead inside by then', async () => {
    await save()
    await forms.db
      .updateTable('webhooks')
      .set({ url: 'https://inner.example/' })
      .where('account_id', '=', shop.account.accountId)
      .execute()
    expect((await inbox().testWebhook()).delivery).toMatchObject({ outcome: 'REFUSED', status: null })
  })

  it('is tested five times a minute at most', async () => {
    await save()
    for (let count = 0; count < 5; count++) await inbox().testWebhook()
    expect(await refusal(inbox().testWebhook())).toMatchObject({ status: 429 })
  })

  it('belongs to its account alone', async () => {
    const stranger = (await forms.anAccount()).inbox
    await save()
    await inbox().testWebhook()
    expect((await stranger.getSettings()).webhook).toBeNull()
    expect((await stranger.getDeliveries()).deliveries).toEqual([])
    expect(await refusal(stranger.rotateWebhookSecret())).toMatchObject({ status: 404 })
    expect(await refusal(stranger.testWebhook())).toMatchObject({ status: 404 })
    await stranger.deleteWebhook()
    expect((await inbox().getSettings()).webhook).not.toBeNull()
    await inbox().deleteWebhook()
    expect((await inbox().getDeliveries()).deliveries).toEqual([])
  })
})
