import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

const ORIGIN = 'https://taplet.example'
let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  await aFeaturedApp('teahouse', { pageName: 'Tea & <b>"Cake"</b>', description: 'Scones by the sea' }, 'Food & drink')
  await aFeaturedApp('stagehand', { pageName: 'Stagehand', description: 'Tonight at eight' }, 'Theatre')
})
afterAll(() => content.stop())

async function aFeaturedApp(name: string, words: object, category: string): Promise<void> {
  const { page } = await anApp(mine, name, words)
  await content.features.experiences.feature(mine.accountId, page.experienceId, category)
}
const front = (search = '') => content.features.explore.front(new URLSearchParams(search), '192.0.2.1', 'en')
const meta = (head: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(head)?.[1]

describe('The explore screen without a script', () => {
  it('tells search engines and messengers what it is, with the picture of its first app', async () => {
    const { head } = await front()
    expect(head).toContain('<title>Explore instant apps · Taplet</title>')
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/app/explore">`)
    expect(meta(head, 'description')).toMatch(/Instant apps that shops/)
    expect(meta(head, 'og:title')).toBe('Explore instant apps · Taplet')
    expect(meta(head, 'og:url')).toBe(`${ORIGIN}/app/explore`)
    expect(meta(head, 'twitter:card')).toBe('summary_large_image')
    const picture = meta(head, 'og:image') ?? ''
    expect(picture).toBe(`${ORIGIN}/assets/covers/teahouse/now.jpg`)
    expect((await content.get(new URL(picture).pathname)).statusCode).toBe(302)
    expect(head).not.toContain('noindex')
  })

  it('lists the apps that the screen shows with links, words and pictures, and nothing of them as HTML', async () => {
    const { list } = await front()
    expect(list).toContain('<a href="/teahouse">Tea &amp; &lt;b&gt;&quot;Cake&quot;&lt;/b&gt;</a>')
    expect(list).toContain('<a href="/stagehand">Stagehand</a>')
    expect(list).toContain('Scones by the sea')
    expect(list).toContain('src="/assets/covers/stagehand/now.jpg"')
    expect(list).toContain('href="/app/explore?category=Food+%26+drink"')
    expect(list).toMatch(/<form action="\/app\/explore" role="search"><input type="search" name="q" value=""/)
  })

  it('finds by category, at an address of its own that search engines may keep', async () => {
    const { head, list } = await front('category=Theatre')
    expect(list).toContain('/stagehand')
    expect(list).not.toContain('"/teahouse"')
    expect(head).toContain('<title>Theatre · Explore instant apps · Taplet</title>')
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/app/explore?category=Theatre">`)
    expect((await front('category=Nothing')).head).toContain('noindex')
  })

  it('finds by words, which it shows again without letting them be anything else', async () => {
    const { head, list } = await front('q=scones')
    expect(list).toContain('"/teahouse"')
    expect(list).not.toContain('"/stagehand"')
    expect(head).toContain('<meta name="robots" content="noindex">')
    const evil = await front(`q=${encodeURIComponent('"></title><script>alert(1)</script>')}`)
    expect(evil.head + evil.list).not.toContain('<script')
    expect(evil.list).toContain('Nothing was found.')
    expect((await front(`q=${'x'.repeat(300)}`)).list).toContain('/stagehand')
    expect((await front('q=tea&cursor=nonsense')).list).toContain('There are no more.')
  })

  it('leads to what follows, which is read page by page', async () => {
    for (let n = 0; n < 19; n++) await anApp(mine, `garden-${n}`)
    await content.features.explore.sweeps['explore.visits']()
    const first = (await front('q=garden')).list
    const next = /href="\/app\/explore\?([^"]*cursor=[^"]*)"/.exec(first)?.[1] ?? ''
    const second = (await front(next.replaceAll('&amp;', '&'))).list
    const all = [...(first + second).matchAll(/<a href="\/(garden-\d+)"/g)].map(([, name]) => name)
    expect([all.length, new Set(all).size]).toEqual([19, 19])
  })
})
