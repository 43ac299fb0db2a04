import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { createExploreCommands } from './explore-commands.ts'
import { runExplore } from './run-explore.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  for (const [path, name] of [
    ['lark', 'Lark Coffee'],
    ['noor', 'Atelier Noor'],
    ['ferry', 'Night Ferry'],
  ] as const)
    await mine.api.experiences.update({ rootPageId: path, fullPagePath: path, pageName: name })
})
beforeEach(async () => {
  await content.db.updateTable('experiences').set({ active: true }).execute()
  await content.db.deleteFrom('explore_groups').execute()
  await content.db.updateTable('experiences').set({ is_featured: false, category: '' }).execute()
})
afterAll(() => content.stop())

const run = (...words: string[]) => runExplore(createExploreCommands(content.db), words)
const refused = (...words: string[]) =>
  run(...words).then(
    () => 'nothing was refused',
    (error: Error) => error.message.split('\n')[0],
  )
async function shown() {
  const { experiences, groups } = await content.visitor.api.explore.fetch({})
  const paths = new Map(experiences.map((one) => [one.experienceId, one.fullPagePath]))
  return groups.map(({ name, experienceIds }) => [name, ...experienceIds.map((id) => paths.get(id))])
}

it('runExplore makes groups, fills them in the order that was asked for, and the explore list follows', async () => {
  expect(await run('groups', 'add', 'Tables', '&', 'counters')).toEqual([
    'The group "Tables & counters" is there: tables-counters.',
  ])
  await run('groups', 'add', 'On stage')
  await run('feature', '/lark', '--group', 'tables-counters')
  await run('feature', 'https://taplet.example/noor?x=1', '--group', 'Tables & counters')
  await run('feature', 'noor', '--group', 'on-stage')
  await run('feature', '/ferry', '--group', 'on-stage', '--place', '1')
  expect(await shown()).toEqual([
    ['Tables & counters', 'lark', 'noor'],
    ['On stage', 'ferry', 'noor'],
  ])
  await run('feature', '/noor', '--group', 'tables-counters', '--place', '1')
  await run('groups', 'move', 'on-stage', '1')
  await run('groups', 'rename', 'on-stage', 'Nights out')
  expect(await shown()).toEqual([
    ['Nights out', 'ferry', 'noor'],
    ['Tables & counters', 'noor', 'lark'],
  ])
})

it('runExplore takes an app out of one group, or off the list and out of all', async () => {
  await run('groups', 'add', 'One')
  await run('groups', 'add', 'Two')
  for (const group of ['one', 'two']) await run('feature', '/lark', '--group', group)
  await run('unfeature', '/lark', '--group', 'one')
  expect(await shown()).toEqual([['Two', 'lark']])
  expect(await run('unfeature', '/lark')).toEqual(['/lark (Lark Coffee) is not featured any more.'])
  expect(await shown()).toEqual([])
  await run('feature', '/lark')
  expect(await shown(), 'it does not come back into groups that it left').toEqual([])
})

it('runExplore keeps the apps of a group that goes', async () => {
  await run('groups', 'add', 'One')
  await run('feature', '/lark', '--group', 'one')
  await run('groups', 'remove', 'One')
  const { experiences, groups } = await content.visitor.api.explore.fetch({})
  expect([experiences.map(({ fullPagePath }) => fullPagePath), groups]).toEqual([['lark'], []])
})

it('runExplore gives an app a category and takes it away', async () => {
  expect(await run('category', '/lark', 'Food', 'and', 'drink')).toEqual([
    '/lark (Lark Coffee) is in "Food and drink".',
  ])
  await run('feature', '/lark')
  expect((await content.visitor.api.explore.fetch({})).experiences[0]?.category).toBe('Food and drink')
  expect(await run('category', '/lark')).toEqual(['/lark (Lark Coffee) is in no category.'])
})

it('runExplore lists what is featured by group, and says what visitors do not see', async () => {
  expect(await run()).toEqual(['Nothing is featured.'])
  expect(await run('groups')).toEqual(['There are no groups yet.'])
  await run('groups', 'add', 'On stage')
  await run('feature', '/ferry', '--group', 'on-stage')
  const { pages } = await mine.api.experiences.getAll()
  const noor = pages.find((page) => page.rootPageId === 'noor')
  if (!noor) throw new Error('noor is gone')
  await mine.api.experiences.update({ ...noor, active: false })
  expect(await run('feature', '/noor')).toEqual([
    '/noor (Atelier Noor) is featured. Visitors do not see it there: it is switched off, hidden, taken down, or its account sleeps.',
  ])
  expect(await run('list')).toEqual([
    'On stage (on-stage):',
    '  /ferry (Night Ferry)',
    'In no group:',
    '  /noor (Atelier Noor)  not shown',
  ])
  expect(await run('groups', 'list')).toEqual(['  1  on-stage                 On stage  (1 app)'])
})

it('runExplore says what is wrong in a sentence, and changes nothing', async () => {
  await run('groups', 'add', 'One')
  expect(await refused('feature', '/nobody')).toBe('No app lives at "/nobody".')
  expect(await refused('feature')).toBe('Name an app by its address.')
  expect(await refused('feature', '/lark', '--group', 'two')).toBe('There is no group "two". There are: one.')
  expect(await refused('feature', '/lark', '--place', '1')).toBe('A place is one in a group: name it with --group.')
  expect(await refused('feature', '/lark', '--group', 'one', '--place', '0')).toBe('"0" is no place. The first is 1.')
  expect(await refused('feature', '/lark', '--gruop', 'one')).toBe('There is no option "--gruop" here.')
  expect(await refused('feature', '/lark', '--group')).toBe('Say which: --group needs a value.')
  expect(await refused('unfeature', '/lark')).toBe('"/lark" is not featured.')
  expect(await refused('unfeature', '/lark', '--group', 'one')).toBe('"/lark" is not in the group "One".')
  expect(await refused('groups', 'add', ' ')).toBe('Give the group a name.')
  expect(await refused('groups', 'add', 'ONE')).toBe('The group "One" has that name already.')
  expect(await refused('groups', 'add', 'x'.repeat(61))).toBe('The name of a group may have 60 characters.')
  expect(await refused('groups', 'move', 'one', 'up')).toBe('"up" is no place. The first is 1.')
  expect(await refused('groups', 'paint')).toBe('There is no command "groups paint".')
  expect(await refused('constructor')).toBe('There is no command "constructor".')
  expect(await run('list')).toEqual(['Nothing is featured.'])
})

it('runExplore is told by two operators at once without losing either', async () => {
  await run('groups', 'add', 'One')
  await Promise.all(['lark', 'noor', 'ferry'].map((path) => run('feature', path, '--group', 'one')))
  const { groups } = await content.visitor.api.explore.fetch({})
  expect(groups[0]?.experienceIds ?? []).toHaveLength(3)
})
