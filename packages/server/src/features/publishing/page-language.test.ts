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

/** What people read or hear of a document: its texts and labels. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
  const found = body.matchAll(/>([^<>]+)<|(?:aria-label|aria-roledescription|alt|placeholder|title)="([^"]+)"/g)
  return [...found].map(([, text, label]) => text ?? label ?? '').filter((words) => /[a-z]{2}/i.test(words))
}

it('shows every text around the slides of a page in the pseudo-language that its address asks for', async () => {
  await anApp(mine, 'marked')
  const { body, headers } = await content.get('/marked?lang=en-XA')
  const own = new Set(['marked', 'Words of marked'])
  const unmarked = wordsOf(body).filter((words) => !words.includes('⟦') && ![...own].some((one) => words.includes(one)))
  expect(unmarked).toEqual([])
  expect(body).toContain('<html lang="en-XA">')
  expect(headers['cache-control']).toContain('no-store')
})

it('shows the next visitor a page as ever after one in the pseudo-language', async () => {
  await anApp(mine, 'unharmed')
  await content.get('/unharmed')
  await content.get('/unharmed?lang=en-XA')
  for (const url of ['/unharmed', '/unharmed?lang=xx']) expect((await content.get(url)).body).not.toContain('⟦')
})

it('says on a page where nothing lives every text in the pseudo-language', async () => {
  const { body } = await content.get('/nothing-here-at-all?lang=en-XA')
  expect(wordsOf(body).filter((words) => !words.includes('⟦'))).toEqual([])
})
