import { afterEach, beforeEach, expect, it } from 'vitest'
import { createExploreCommands } from '../features/explore/admin-commands/explore-commands.ts'
import { type TestApp, startTestApp } from '../testing/start-test-app.ts'
import { seedExplore } from './seed-explore.ts'

let content: TestApp
beforeEach(async () => {
  content = await startTestApp()
  const { api, accountId } = await content.anAccount(200)
  for (const path of ['ofelia', 'vela-noor', 'pollen', 'juno-marsh']) {
    const { updatedPage } = await api.experiences.update({ rootPageId: path, fullPagePath: path, pageName: path })
    await content.features.experiences.feature(accountId, updatedPage.experienceId, 'Demo')
  }
})
afterEach(() => content.stop())

const seed = () => seedExplore({ db: content.db, origin: 'https://taplet.example' })
async function shown() {
  const { experiences, groups } = await content.visitor.api.explore.fetch({})
  const paths = new Map(experiences.map((one) => [one.experienceId, one.fullPagePath]))
  return groups.map(({ name, experienceIds }) => [name, ...experienceIds.map((id) => paths.get(id))])
}

it('seedExplore puts the demo apps that are there into groups, once, also when it was killed half-way', async () => {
  await createExploreCommands(content.db).addGroup('Worth a visit')
  await seed()
  expect(await shown()).toEqual([
    ['Worth a visit', 'ofelia', 'juno-marsh'],
    ['On stage', 'vela-noor', 'pollen'],
  ])
  await createExploreCommands(content.db).removeGroup('on-stage')
  await seed()
  expect((await shown()).map(([name]) => name)).toEqual(['Worth a visit'])
})

it('seedExplore leaves an operator’s own groups alone', async () => {
  await createExploreCommands(content.db).addGroup('Mine')
  await seed()
  expect((await createExploreCommands(content.db).listGroups()).map(({ name }) => name)).toEqual(['Mine'])
})
