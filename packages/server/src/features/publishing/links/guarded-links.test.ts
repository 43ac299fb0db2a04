import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashLinkPassword } from '../../../platform/link-passwords.ts'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { linksOf } from './testing/links-of.ts'

let content: TestApp
let mine: TestAccount
const time = { now: new Date() }
beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())
beforeEach(() => void (time.now = new Date()))

const { aLink, open } = linksOf(() => ({ content, mine }))

describe('a link with a password', () => {
  const send = (tagId: string, password: string, remoteAddress = '203.0.113.1') =>
    content.server.inject({
      method: 'POST',
      url: `/t/${tagId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': A_PHONE },
      payload: new URLSearchParams({ password }).toString(),
      remoteAddress,
    })

  it('asks for it without a word of what is behind, says when it was wrong, and opens for twelve hours', async () => {
    const { page } = await anApp(mine, 'guarded', { pageName: 'Secret Garden' })
    const password_hash = await hashLinkPassword('Open Sesame')
    const tagId = await aLink({ experience_id: page.experienceId, password_hash })
    const asked = await open(tagId)
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store, private'])
    expect(asked.body).toContain('<meta name="robots" content="noindex"/>')
    expect(asked.body).not.toMatch(/Secret|guarded/)
    // Browsers also apply it to the website that the right password redirects to.
    expect(asked.headers['content-security-policy']).toContain("form-action 'self' https: http:;")
    const wrong = await send(tagId, 'open sesame')
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined])
    expect(wrong.body).toContain('That is not the password')
    const right = await send(tagId, 'Open Sesame')
    expect([right.statusCode, right.headers['location']]).toEqual([303, `/t/${tagId}`])
    const cookie = String(right.headers['set-cookie'])
    expect(cookie).toContain(`Path=/t/${tagId}; Max-Age=43200; HttpOnly; SameSite=Lax; Secure`)
    const [pass = ''] = cookie.split(';')
    const shown = await open(tagId, { cookie: `other=1; ${pass}` })
    expect(shown.body).toContain('Words of guarded')
    expect(shown.headers['cache-control']).toBe('no-store, private')
    expect((await content.get(`/oembed?url=https://taplet.example/t/${tagId}`)).statusCode).toBe(404)

    const other = await aLink({ experience_id: page.experienceId, password_hash })
    expect((await open(other, { cookie: pass })).body).not.toContain('Words of')
    time.now = new Date(time.now.getTime() + 12 * 60 * 60_000 + 1)
    expect((await open(tagId, { cookie: pass })).body).not.toContain('Words of')
    time.now = new Date()
    const changed = { password_hash: await hashLinkPassword('Open Barley') }
    await content.db.updateTable('links').set(changed).where('tag_id', '=', tagId).execute()
    await content.heard()
    expect((await open(tagId, { cookie: pass })).body).not.toContain('Words of')
  })

  it('lets no address try a list of words, nor a wrong one keep the others out', async () => {
    const tagId = await aLink({
      destination_url: 'https://shop.example/',
      password_hash: await hashLinkPassword('right'),
    })
    const statuses = []
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await send(tagId, `guess-${guess}`, '203.0.113.9')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429])
    expect(Number((await send(tagId, 'right', '203.0.113.9')).headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(tagId, 'right', '203.0.113.10')).statusCode).toBe(303)
  })
})
