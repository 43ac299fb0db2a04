import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

let links = 0
const idOf = (number: number): string => `Link${String(number).padStart(18, '0')}`
async function aLink(values: { destination_url: string; fallback_url?: string; rules?: string }): Promise<string> {
  const tagId = idOf(++links)
  await content.db
    .insertInto('links')
    .values({ tag_id: tagId, account_id: mine.accountId, ...values })
    .execute()
  await content.heard()
  return tagId
}
async function pause(tagId: string, fallback_url: string): Promise<void> {
  await content.db.updateTable('links').set({ active: false, fallback_url }).where('tag_id', '=', tagId).execute()
  await content.heard()
}
const ruleTo = (url: string): string =>
  JSON.stringify([{ ruleId: 'rule-1', destination: { experienceId: null, slideId: null, destinationUrl: url } }])
const open = (tagId: string, headers: Record<string, string> = {}) =>
  content.get(`/t/${tagId}`, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)', ...headers } })

describe('a link to a link', () => {
  it('never goes round and round with other links, whatever their rules and fallbacks', async () => {
    const at = (tagId: string) => `https://taplet.example/t/${tagId}?x=1`
    const next = idOf(links + 2)
    const one = await aLink({ destination_url: 'https://one.example/', rules: ruleTo(at(next)) })
    const two = await aLink({
      destination_url: at(one),
      fallback_url: 'https://two.example/',
      rules: ruleTo(`https://taplet.example/T/${one.toLowerCase()}.`),
    })
    expect([(await open(one)).headers['location'], (await open(two)).headers['location']]).toEqual([
      'https://one.example/',
      'https://two.example/',
    ])
    await pause(one, at(two))
    await pause(two, at(one))
    expect([(await open(one)).statusCode, (await open(two)).statusCode]).toEqual([410, 410])
  })

  it('leads by way of other links, and never back to itself under another of our names', async () => {
    const last = await aLink({ destination_url: 'https://last.example/' })
    const first = await aLink({ destination_url: `https://taplet.example/t/${last}` })
    expect((await open(first)).headers['location']).toBe(`https://taplet.example/t/${last}`)
    const next = idOf(links + 1)
    const own = await aLink({ destination_url: `https://other-name.example/t/${next}` })
    expect((await open(own)).statusCode).toBe(302)
    expect((await open(own, { host: 'other-name.example' })).statusCode).toBe(410)
  })
})
