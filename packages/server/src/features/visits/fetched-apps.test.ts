import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { anApp } from '../../testing/an-app.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { visitsOf } from './testing/visits-of.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ visits: { everyMs: 1 } })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())
const { hitsOf } = visitsOf(() => content)

const fetchApp = (payload: object, headers: Record<string, string> = {}) =>
  content.server.inject({
    method: 'POST',
    url: '/api/experiences/fetchByPath',
    headers: { 'user-agent': A_PHONE, ...headers },
    payload,
  })

it('[14.10] fetchByPath counts a visit that came the way its search tells: campaign, link and NFC', async () => {
  const { page } = await anApp(mine, 'fetched-visit')
  const search = `?utm_source=poster&utm_campaign=opening&tag=${page.tagId}&n`
  expect((await fetchApp({ path: '/fetched-visit', search })).statusCode).toBe(200)
  await expect.poll(() => hitsOf(page.experienceId)).toHaveLength(1)
  expect((await hitsOf(page.experienceId))[0]).toMatchObject({
    tag_id: page.tagId,
    source: 'NFC',
    utm: { source: 'poster', campaign: 'opening' },
    verdict: 'HUMAN',
  })
})

it('[14.10] fetchByPath counts nobody where no search is sent, robots as such, and no link of another app', async () => {
  const { page } = await anApp(mine, 'fetched-others')
  const { page: other } = await anApp(mine, 'fetched-elsewhere')
  await fetchApp({ path: 'fetched-others' })
  await fetchApp({ path: 'fetched-others', search: '' }, { 'user-agent': 'Googlebot/2.1' })
  await fetchApp({ path: 'fetched-others', search: `?tag=${other.tagId}` })
  await expect.poll(() => hitsOf(page.experienceId)).toHaveLength(2)
  const found = (await hitsOf(page.experienceId)).map(({ verdict, tag_id: tagId }) => ({ verdict, tagId }))
  expect(found).toEqual(
    expect.arrayContaining([
      { verdict: 'BOT', tagId: null },
      { verdict: 'HUMAN', tagId: null },
    ]),
  )
})
