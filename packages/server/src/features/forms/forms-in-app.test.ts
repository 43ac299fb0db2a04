import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: undefined, mail: undefined })
})
afterAll(() => app.stop())

it('the whole app brings a sign-up from a form without script through queue and mailbox to a confirmed subscriber', async () => {
  const { api, inbox } = await app.anAccount()
  const { body } = await api.slides.createItem({ itemName: 'News' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const widgets = [{ widgetId: 'news', widgetType: 'NEWSLETTER_SIGN_UP' as const, widgetData: {} as never }]
  await api.slides.updateView({ viewId: String(viewId), widgets })
  await api.experiences.update({
    rootPageId: 'news',
    fullPagePath: 'news',
    pageName: 'News',
    experienceItems: [experienceItemId],
  })

  // The form carries the version of the consent text, so that a sign-up stores what was read and not a newer text.
  const page = await app.server.inject({ url: '/news', headers: { accept: 'text/html' } })
  expect(page.body).toMatch(/<input type="hidden" name="consentVersion" value="[\da-f]{64}"/)
  const form = new URLSearchParams({
    fullPagePath: 'news',
    experienceItemId,
    widgetId: 'news',
    email: 'ana@example.org',
    consent: 'true',
  })
  const post = (url: string, payload = '') =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await post('/api/forms/subscriptions', form.toString())).statusCode).toBe(303)

  let text = ''
  let mailHeaders: unknown
  for (let tries = 0; tries < 100 && text === ''; tries++) {
    await sleep(100)
    const mail = await app.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'ana@example.org')
      .executeTakeFirst()
    text = mail?.body_text ?? ''
    mailHeaders = mail?.headers
  }
  expect(mailHeaders).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const link = /https:\/\/taplet\.example(\/subscriptions\/confirm\/\S+)/.exec(text)?.[1] ?? ''
  expect((await post(link)).statusCode).toBe(200)
  const { entries } = await inbox.list({})
  expect(entries).toMatchObject([{ kind: 'SUBSCRIBER', state: 'CONFIRMED', email: 'ana@example.org' }])
})
