import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnswers } from '../../testing/create-answers.ts'
import { aShop, reviewForm, type Shop, signUpForm } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const START = Date.UTC(2026, 4, 10, 22, 0)
let forms: TestApp
let shop: Shop
let answers: ReturnType<typeof createAnswers>
beforeAll(async () => {
  forms = await startTestApp()
  answers = createAnswers(forms, START)
  shop = await aShop(forms, 'file-mine', [reviewForm(), signUpForm()])
})
afterAll(() => forms.stop())

describe('the CSV file', () => {
  const download = async (query: string, account = shop.account) =>
    forms.get(`/api/inbox/export.csv?${query}`, { headers: account.headers })

  it('begins with the mark of UTF-8, and has no cell that a spreadsheet would run', async () => {
    const own = await aShop(forms, 'inbox-csv', [reviewForm()])
    for (const text of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', 'say "hi",\nMüller'])
      await answers.review(own, { review_text: text, visitor_name: '=1+1' })
    const response = await download('kind=REVIEW', own.account)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="reviews.csv"')
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = response.body.slice(1)
    expect(
      lines.startsWith('Date (UTC),State,Instant app,Slide,Link,Link address,Name,Stars,Text,Reply,Has photo\r\n'),
    ).toBe(true)
    expect(lines).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(lines).toContain('"say ""hi"",\nMüller"')
    expect(lines).not.toMatch(/(?:^|,|\r\n)"?[=+@\t\r-]/)
  })

  it('has all entries of the filter, however many there are, and nobody else’s', async () => {
    const own = await aShop(forms, 'inbox-csv-long', [signUpForm()])
    const consent = { account_id: own.account.accountId, version: 'v1', consent_text: 'Yes' }
    await forms.db.insertInto('consent_texts').values(consent).execute()
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      subscriber_id: `long-${index}`,
      account_id: own.account.accountId,
      experience_id: own.page.experienceId,
      item_id: own.itemId,
      widget_id: 'news',
      state: 'CONFIRMED',
      email: `long-${index}@example.org`,
      email_hash: `${index}`,
      visitor_name: '',
      consent_version: 'v1',
      created_at: new Date(START + Math.floor(index / 3)),
    }))
    await forms.db.insertInto('subscribers').values(rows).execute()
    const emails = (await download('kind=SUBSCRIBER', own.account)).body.match(/long-\d+@/g)
    expect(new Set(emails).size).toBe(1203)
    expect(emails).toHaveLength(1203)
    expect((await download('kind=SUBSCRIBER&search=long-77@', own.account)).body.trim().split('\r\n')).toHaveLength(2)
    expect((await download('kind=SUBSCRIBER')).body).not.toContain('long-')
  })

  it('says states as the inbox does, and times of the zone that its headings name', async () => {
    const own = await aShop(forms, 'inbox-csv-words', [reviewForm()])
    await answers.review(own, { created_at: new Date('2026-07-01T22:30:00Z') })
    await answers.review(own, { state: 'APPROVED', created_at: new Date('2026-01-01T22:30:00Z') })
    const lines = (await download('kind=REVIEW&timezone=Europe/Berlin', own.account)).body.slice(1).split('\r\n')
    expect(lines[0]).toMatch(/^Date \(Europe\/Berlin\),State,/)
    expect(lines[1]).toMatch(/^2026-07-02 00:30:00,Waiting,/)
    expect(lines[2]).toMatch(/^2026-01-01 23:30:00,Approved,/)
    await answers.person(own, 'zone@example.org', { confirmed_at: new Date('2026-07-01T22:30:00Z') })
    const people = (await download('kind=SUBSCRIBER&timezone=Europe/Berlin', own.account)).body
    expect(people).toContain('Confirmed (Europe/Berlin),Unsubscribed (Europe/Berlin)')
    expect(people).toContain(',2026-07-02 00:30:00,')
    expect((await download('kind=REVIEW&timezone=Nowhere', own.account)).statusCode).toBe(400)
  })

  it('refuses a kind that there is none of', async () => {
    expect((await download('kind=OTHER')).statusCode).toBe(400)
  })
})
