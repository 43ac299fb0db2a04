import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { storeMedia } from '../../testing/a-picture.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

const PICTURE = {
  url: '/media/cover.webp',
  kind: 'IMAGE',
  status: 'READY',
  width: 9,
  height: 16,
  placeholder: '',
  posterUrl: '',
} as const

async function aFeaturedApp(name: string, account = mine) {
  const { body } = await account.api.slides.createItem({ itemName: 'Cover' })
  await account.api.slides.updateView({
    viewId: body.updatedView?.viewId ?? '',
    viewMetadata: { backgroundMedia: { type: 'IMAGE', url: PICTURE.url } },
  })
  const second = await account.api.slides.createItem({ itemName: 'Second' })
  const experienceItems = [body, second.body].map(({ newExperienceItem }) => newExperienceItem.experienceItemId)
  const { updatedPage } = await account.api.experiences.update({
    rootPageId: name,
    fullPagePath: name,
    pageName: name,
    description: 'Fine',
    experienceItems,
  })
  await content.features.experiences.feature(account.accountId, updatedPage.experienceId, 'Food and drink')
  return updatedPage
}
const names = async () =>
  (await content.visitor.api.explore.fetch({})).experiences.map(({ fullPagePath }) => fullPagePath)

it('the explore list shows featured apps to anyone, each with its first slide and the media of that', async () => {
  await storeMedia(content, mine, PICTURE)
  const page = await aFeaturedApp('shown')
  const response = await content.visitor.post('/explore/fetchExperiences', {})
  const [first] = response.json().experiences
  expect(first).toMatchObject({
    experienceId: page.experienceId,
    fullPagePath: 'shown',
    pageName: 'shown',
    description: 'Fine',
    category: 'Food and drink',
    slideCount: 2,
    cover: { experienceItemId: page.experienceItems[0], title: '' },
    media: { [PICTURE.url]: { kind: 'IMAGE' } },
  })
  expect(Object.keys(first).sort()).toEqual([
    'category',
    'cover',
    'coverImageUrl',
    'description',
    'experienceId',
    'fullPagePath',
    'media',
    'pageName',
    'slideCount',
  ])
  expect(response.body).not.toMatch(new RegExp(`${mine.accountId}|identity-|revision|accessLevel`))
})

it('the explore list leaves out what is not featured, switched off, deleted or of an inactive account', async () => {
  await mine.api.experiences.update({ rootPageId: 'plain', fullPagePath: 'plain', pageName: 'Plain' })
  const off = await aFeaturedApp('off')
  await mine.api.experiences.update({ ...off, active: false })
  await aFeaturedApp('deleted')
  await mine.api.experiences.delete({ rootPageId: 'deleted', fullPagePath: 'deleted' })
  const asleep = await content.anAccount(200)
  await aFeaturedApp('asleep', asleep)
  await content.db
    .updateTable('accounts')
    .set({ status: 'INACTIVE' })
    .where('account_id', '=', asleep.accountId)
    .execute()
  expect(await names()).toEqual(['shown'])
})

it('the explore list shows the picture that the owner chose for the card, unless it is private or gone', async () => {
  const chosen = '/media/chosen.webp'
  const page = await aFeaturedApp('chosen')
  await mine.api.experiences.update({ ...page, revision: undefined, coverImageUrl: chosen })
  const find = async () =>
    (await content.visitor.api.explore.fetch({})).experiences.find(({ fullPagePath }) => fullPagePath === 'chosen')
  expect(await find()).toMatchObject({ coverImageUrl: '' })
  await storeMedia(content, mine, { ...PICTURE, url: chosen })
  expect(await find()).toMatchObject({ coverImageUrl: chosen, media: { [chosen]: { width: 9 } } })
  await storeMedia(content, mine, { ...PICTURE, url: chosen, status: 'FAILED' })
  const gone = await find()
  expect(gone?.coverImageUrl).toBe('')
  expect(gone?.media).not.toHaveProperty(chosen)
  await mine.api.experiences.delete(page)
})

it('the explore list ignores filters and limits, and an empty body is fine', async () => {
  const filtered = await content.visitor.post('/explore/fetchExperiences', {
    limit: 1_000_000,
    sort: 'account_id',
    where: '1=1',
  })
  const bare = await content.server.inject({ method: 'POST', url: '/api/explore/fetchExperiences' })
  expect(filtered.json()).toEqual(bare.json())
})

it('the explore list answers at most 60', async () => {
  const values = Array.from({ length: 70 }, (_, index) => ({
    experience_id: `many-${index}`,
    account_id: mine.accountId,
    path: `many-${index}`,
    name: 'Many',
    is_featured: true,
  }))
  await content.db.insertInto('experiences').values(values).execute()
  expect(await names()).toHaveLength(60)
})

it('the explore list keeps those of groups when there are too many, and names no member that is not shown', async () => {
  const late = await aFeaturedApp('late')
  const off = await aFeaturedApp('switched')
  await mine.api.experiences.update({ ...off, revision: undefined, active: false })
  const group = { group_id: 'g', name: 'Late ones', place: 0 }
  await content.db
    .insertInto('explore_groups')
    .values([group, { group_id: 'h', name: 'None', place: 1 }])
    .execute()
  await content.db
    .insertInto('explore_members')
    .values([
      { group_id: 'g', experience_id: off.experienceId, place: 0 },
      { group_id: 'g', experience_id: late.experienceId, place: 1 },
      { group_id: 'h', experience_id: off.experienceId, place: 0 },
    ])
    .execute()
  const { experiences, groups } = await content.visitor.api.explore.fetch({})
  expect(experiences).toHaveLength(60)
  expect(experiences.at(-1)?.fullPagePath).toBe('late')
  expect(groups).toEqual([{ groupId: 'g', name: 'Late ones', experienceIds: [late.experienceId] }])
})
