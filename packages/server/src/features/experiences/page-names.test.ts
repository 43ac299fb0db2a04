import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const aPage = (name: string) => ({ rootPageId: name, fullPagePath: name, pageName: `The ${name}` })
const save = async (account: TestAccount, page: Parameters<TestAccount['api']['experiences']['update']>[0]) =>
  (await account.api.experiences.update(page)).updatedPage
const pageOf = async (account: TestAccount, experienceId: string) =>
  (await account.api.experiences.getAll()).pages.find((page) => page.experienceId === experienceId)

describe('names', () => {
  const check = async (account: TestAccount, rootPageId: string) =>
    (await account.api.experiences.checkName({ rootPageId })).body

  it.each([
    'app',
    'login',
    'api',
    't',
    'media',
    'shopify',
    'taplet',
    'ab',
    'Café',
    'a b',
    '-dash',
    'two--dashes',
    'a/b',
    'robots.txt',
    '.well-known',
    'mug-1234567890-a',
    'x'.repeat(61),
    'раypal',
  ])('refuses %s with a reason, when asked and when saved', async (name) => {
    const { isAvailable, reason } = await check(mine, name)
    expect({ isAvailable, reason }).toEqual({ isAvailable: false, reason: expect.stringMatching(/\w+ .*\.$/) })
    expect(await refusal(mine.api.experiences.update(aPage(name)))).toMatchObject({
      status: 400,
      field: 'rootPageId',
      message: reason,
    })
  })

  it('is available when it is free or was of the own, not while one of the own has it', async () => {
    const page = await save(mine, aPage('my-own-name'))
    expect(await check(mine, 'nobody-has-this')).toEqual({ isAvailable: true })
    expect(await check(mine, 'my-own-name')).toEqual({
      isAvailable: false,
      reason: 'One of your own instant apps has this address.',
    })
    await save(mine, { ...page, ...aPage('my-next-name') })
    expect(await check(mine, 'my-own-name')).toEqual({ isAvailable: true })
    await mine.api.experiences.delete({ rootPageId: 'my-next-name', fullPagePath: 'my-next-name' })
    expect(await check(mine, 'my-next-name')).toEqual({ isAvailable: true })
    expect(await check(other, 'my-own-name')).toEqual({ isAvailable: false, reason: expect.any(String) })
  })

  it('keeps the id and the link when renamed, and the old name for its account alone', async () => {
    const page = await save(mine, aPage('old-name'))
    const renamed = await save(mine, { ...page, ...aPage('new-name') })
    expect(renamed).toMatchObject({
      experienceId: page.experienceId,
      tagId: page.tagId,
      rootPageId: 'new-name',
      revision: 2,
    })
    expect(await check(other, 'old-name')).toMatchObject({ isAvailable: false })
    expect(await refusal(other.api.experiences.update(aPage('old-name')))).toMatchObject({ code: 'PAGE_NAME_TAKEN' })
    expect(await check(mine, 'old-name')).toEqual({ isAvailable: true })
    expect(await save(mine, { ...renamed, ...aPage('old-name') })).toMatchObject({
      experienceId: page.experienceId,
      rootPageId: 'old-name',
    })
  })

  it('does not move one of the own onto another of the own', async () => {
    const page = await save(mine, aPage('left-one'))
    await save(mine, aPage('right-one'))
    expect(await refusal(mine.api.experiences.update({ ...page, ...aPage('right-one') }))).toMatchObject({
      code: 'PAGE_NAME_TAKEN',
    })
  })
})

describe('deleting', () => {
  it('takes it off the list for good; its name stays with the account', async () => {
    const page = await save(mine, aPage('doomed'))
    expect(await refusal(mine.api.experiences.delete({ rootPageId: 'doomed', fullPagePath: 'other' }))).toMatchObject({
      status: 404,
    })
    expect(await pageOf(mine, page.experienceId)).toEqual(page)
    await mine.api.experiences.delete({ rootPageId: 'doomed', fullPagePath: 'doomed' })
    expect(await pageOf(mine, page.experienceId)).toBeUndefined()
    expect(await refusal(mine.api.experiences.delete({ rootPageId: 'doomed', fullPagePath: 'doomed' }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(mine.api.experiences.update(page))).toMatchObject({ status: 404 })
    expect(await refusal(other.api.experiences.update(aPage('doomed')))).toMatchObject({ code: 'PAGE_NAME_TAKEN' })
    expect((await save(mine, aPage('doomed'))).experienceId).not.toBe(page.experienceId)
  })
})

it('renaming gives an app at most 20 names, all of which go on working', async () => {
  let page = await save(mine, aPage('many-names-0'))
  for (let name = 1; name < 20; name++) page = await save(mine, { ...page, ...aPage(`many-names-${name}`) })
  expect(await refusal(save(mine, { ...page, ...aPage('many-names-20') }))).toMatchObject({
    status: 403,
    code: 'PAGE_NAME_LIMIT_REACHED',
    field: 'rootPageId',
  })
  expect((await save(mine, { ...page, ...aPage('many-names-3') })).rootPageId).toBe('many-names-3')
  expect((await content.get('/many-names-0')).headers.location).toBe('/many-names-3')
})
