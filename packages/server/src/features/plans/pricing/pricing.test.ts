import { CURRENCIES, listPrice, PLANS } from '@taplet/contract'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
const prices = PLANS.flatMap((plan) =>
  CURRENCIES.map((currency) => ({ planId: plan.planId, currency, amount: listPrice(plan, currency) })),
)
beforeAll(async () => {
  app = await startTestApp({ prices: async () => prices })
})
afterAll(() => app.stop())

const page = async (search = '', headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/pricing${search}`, headers })
const buys = (planId: string) => `/app/account?plan=${planId}#subscription`

describe('the pricing page', () => {
  it('has all plans with both prices for a guest, and leads through the sign-up to the subscription', async () => {
    const { statusCode, body, headers } = await page()
    expect(statusCode).toBe(200)
    for (const price of ['€0', '€12', '€10', '€120 once a year', '€30', '€25', '€300 once a year'])
      expect(body).toContain(price)
    for (const { planId } of PLANS)
      expect(body).toContain(`href="/signup?redirect=${encodeURIComponent(buys(planId))}"`)
    expect(body).toContain('<link rel="canonical" href="https://taplet.example/pricing"/>')
    expect(body).toMatch(/<meta property="og:title" content="What Taplet costs/)
    expect(body).not.toContain('noindex')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it('shows the currency asked for, else that of the browser, and the period asked for', async () => {
    expect((await page('?currency=GBP')).body).toContain('£10')
    expect((await page('', { 'accept-language': 'en-US' })).body).toContain('$12')
    expect((await page('?currency=BTC&period=weekly')).body).toContain('€12')
    expect((await page('?period=yearly')).body).toMatch(/id="yearly" name="period" checked/)
  })

  it('tells who is signed in which plan is theirs, and leads straight to the subscription', async () => {
    const { headers } = await app.anAccount(100)
    const { body } = await page('', headers)
    expect(body).toContain('Manage your plan')
    expect(body).toContain(`href="${buys('growth-yearly')}"`)
    expect(body).not.toContain('/signup')
    expect((await page('', (await app.anAccount()).headers)).body).toContain('Your plan')
  })

  it('runs no script but the one that its policy names', async () => {
    const { body, headers } = await page()
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+';/)
  })

  it('is in the language of the request', async () => {
    expect((await page('?lang=en-XA')).body).not.toContain('Side by side.')
  })

  it('shows a code that opens the page itself', async () => {
    const { body, headers } = await app.get('/pricing/code.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    const { data, info } = await sharp(Buffer.from(body))
      .resize(600)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
    const readers = await loadNodeReaders()
    for (const { read } of readers) expect(await read(picture)).toBe('https://taplet.example/pricing')
  })
})

it('an installation that sells no plans says what everybody has there, and nothing of prices', async () => {
  const largest = await startTestApp({ config: { defaultPlan: 'GROWTH' } })
  const given = (await largest.get('/pricing')).body
  await largest.stop()
  expect(given).toContain('Apps, slides, links and designs without limit')
  expect(given).not.toContain('Can I have more than Free here?')
  const other = await startTestApp({ config: { defaultPlan: 'FREE' } })
  const { body } = await other.get('/pricing')
  await other.stop()
  expect(body).toContain('This installation sells no plans')
  expect(body).toContain('5 instant apps')
  expect(body).not.toMatch(/Starter|Growth|€12|Yearly/)
})
