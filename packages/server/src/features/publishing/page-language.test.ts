import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

/** Returns what people read or hear of a document: its texts and labels. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
  const found = body.matchAll(/>([^<>]+)<|(?:aria-label|aria-roledescription|alt|placeholder|title)="([^"]+)"/g)
  return [...found].map(([, text, label]) => text ?? label ?? '').filter((words) => /[a-z]{2}/i.test(words))
}

it('publishing shows every text around the slides of a page in the pseudo-language that its address asks for', async () => {
  await anApp(mine, 'marked')
  const { body, headers } = await content.get('/marked?lang=en-XA')
  const own = new Set(['marked', 'Words of marked'])
  const unmarked = wordsOf(body).filter((words) => !words.includes('⟦') && ![...own].some((one) => words.includes(one)))
  expect(unmarked).toEqual([])
  expect(body).toContain('<html lang="en-XA">')
  expect(headers['cache-control']).toContain('no-store')
})

it('publishing shows the next visitor a page as ever after one in the pseudo-language', async () => {
  await anApp(mine, 'unharmed')
  await content.get('/unharmed')
  await content.get('/unharmed?lang=en-XA')
  for (const url of ['/unharmed', '/unharmed?lang=xx']) expect((await content.get(url)).body).not.toContain('⟦')
})

it('publishing shows a page in a frame of another website in the language that the address of the frame asks for', async () => {
  const { page } = await anApp(mine, 'framed')
  await mine.api.experiences.update({ ...page, mayBeEmbedded: true })
  const { statusCode, body, headers } = await content.get('/embed/framed?lang=en-XA')
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(body).toContain('<html lang="en-XA">')
  expect(body).toContain('⟦')
  expect((await content.get('/embed/framed')).body).not.toContain('⟦')
  expect((await content.get('/embed/nobody?lang=en-XA')).body).toContain('⟦')
})

it('publishing shows the pages of a link in that language: the app, the password, the end', async () => {
  const { page } = await anApp(mine, 'linked')
  const links = content.clientOf(mine).links
  const make = async (more: object) => (await links.create({ experienceId: page.experienceId, ...more })).tagData.tagId
  const open = async (tagId: string) => (await content.get(`/t/${tagId}?lang=en-XA`)).body
  const shown = await open(await make({}))
  expect(shown).toContain('<html lang="en-XA">')
  expect(shown).toContain('Words of linked')
  const asked = await make({ password: 'Open Sesame' })
  expect(wordsOf(await open(asked)).filter((words) => !words.includes('⟦'))).toEqual([])
  expect(await open(asked)).toContain(`action="/t/${asked}?lang=en-XA"`)
  const ended = await make({ expiresAt: '2020-01-01T00:00:00Z' })
  const over = await open(ended)
  expect(wordsOf(over).filter((words) => !words.includes('⟦'))).toEqual([])
  expect((await content.get(`/t/${ended}`)).body).not.toContain('⟦')
  expect(await open('never-given-out')).toContain('⟦')
})

it('publishing says on a page where nothing lives every text in the pseudo-language', async () => {
  const { body } = await content.get('/nothing-here-at-all?lang=en-XA')
  expect(wordsOf(body).filter((words) => !words.includes('⟦'))).toEqual([])
})

it('publishing keeps the language of a report from the form to the thanks', async () => {
  await anApp(mine, 'reported')
  expect((await content.get('/report/reported?lang=en-XA')).body).toContain('action="/report/reported?lang=en-XA"')
  expect((await content.get('/report/reported')).body).toContain('action="/report/reported"')
  const sent = await content.server.inject({
    method: 'POST',
    url: '/report/reported?lang=en-XA',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ reason: 'SPAM', message: 'Twice a day.' }).toString(),
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/report/reported/sent?lang=en-XA'])
})
