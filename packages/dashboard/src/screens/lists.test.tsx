// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anAccount, aPage, conflict, type Handlers, refuse, signedIn } from '../testing/fake-server.ts'
import { anItem, aView } from '../testing/library.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood']
const pages = NAMES.map((pageName, index) =>
  aPage({
    experienceId: `e${index}`,
    pageName,
    rootPageId: pageName.toLowerCase(),
    fullPagePath: pageName.toLowerCase(),
    active: index < 3,
    experienceItems: index === 0 ? ['i0'] : [],
  }),
)
const items = NAMES.map((name, index) =>
  anItem({
    experienceItemId: `i${index}`,
    viewId: `v${index}`,
    itemName: `Slide ${name}`,
    usedIn: index === 0 ? ['e0'] : [],
  }),
)
const server: Handlers = {
  ...signedIn,
  '/getAllPagesByAccountId': () => ({ pages }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: items } }),
  '/getAllViewsByAccountId': () => ({ views: items.map((_, index) => aView([], { viewId: `v${index}` })) }),
}
const open = async (at: string, change: Handlers = {}) => {
  const app = openApp(at, { ...server, ...change })
  await screen.findAllByRole('article', {}, FIRST_USE)
  return app
}
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const bulk = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name })

test('search, filter, order and look are in the address, and come from it', async () => {
  const app = await open('/app/experiences?state=live&sort=name&view=rows')
  expect(shown()).toEqual(['Alder', 'Birch', 'Cedar'])
  expect(screen.getByRole('radio', { name: 'Compact list' })).toHaveProperty('ariaChecked', 'true')
  await app.user.click(screen.getByRole('button', { name: 'Unpublished 1' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences?state=resting&sort=name&view=rows'))
  expect(shown()).toEqual(['Dogwood'])
  await app.user.click(screen.getByRole('button', { name: 'All 4' }))
  await app.user.type(screen.getByRole('searchbox'), 'bir')
  await waitFor(() => expect(app.place()).toContain('q=bir'))
  expect(shown()).toEqual(['Birch'])
  await app.user.type(screen.getByRole('searchbox'), 'zz')
  await app.user.click(await screen.findByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences?sort=name&view=rows'))
  expect(shown()).toHaveLength(4)
})

test('Shift ticks a range, Ctrl A all, Escape none', async () => {
  const app = await open('/app/experiences?sort=name')
  await app.user.click(tick('Alder'))
  await app.user.keyboard('{Shift>}')
  await app.user.click(tick('Cedar'))
  await app.user.keyboard('{/Shift}')
  expect(within(screen.getByRole('toolbar')).getByText('3 selected')).toBeTruthy()
  await app.user.keyboard('{Control>}a{/Control}')
  expect(within(screen.getByRole('toolbar')).getByText('4 selected')).toBeTruthy()
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('many are deleted with their consequences named, and Undo is exact: the server is never told', async () => {
  const app = await open('/app/experiences?sort=name', {
    '/experiences/e0/consequences': () => ({
      consequences: { links: 3, formerPaths: 0, recentVisits: 210, recentScans: 9, lastVisitAt: null, ownSlides: 1 },
    }),
    '/experiences/e1/consequences': () => ({
      consequences: { links: 1, formerPaths: 0, recentVisits: 4, recentScans: 0, lastVisitAt: null, ownSlides: 0 },
    }),
  })
  await app.user.click(tick('Alder'))
  await app.user.click(tick('Birch'))
  await app.user.click(bulk('Delete'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 instant apps?' }, FIRST_USE)
  expect(within(dialog).getByText('These go: Alder, Birch.')).toBeTruthy()
  expect(await within(dialog).findByText(/opened 214 times in the last 30 days/)).toBeTruthy()
  expect(within(dialog).getByText(/4 links and codes lead to that page/)).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete 2 instant apps' }))
  await waitFor(() => expect(shown()).toEqual(['Cedar', 'Dogwood']))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }, FIRST_USE))
  await waitFor(() => expect(shown()).toHaveLength(4))
  expect(shown()).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood'])
  expect(app.server.bodyOf('/experiences/deleteMany')).toBeUndefined()
})

test('slides that only the deleted apps show go with them when that is ticked', async () => {
  const app = await open('/app/experiences?sort=name', { '/experiences/deleteMany': () => ({ results: [] }) })
  await app.user.click(tick('Alder'))
  await app.user.click(tick('Birch'))
  await app.user.click(bulk('Delete'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 instant apps?' }, FIRST_USE)
  await app.user.click(
    await within(dialog).findByRole('checkbox', { name: 'Delete the 1 slide that only these apps show, too' }),
  )
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete 2 instant apps' }))
  expect(await screen.findByText('2 instant apps are deleted, with 1 slide')).toBeTruthy()
  expect(app.server.bodyOf('/experiences/deleteMany')).toBeUndefined()
  globalThis.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(app.server.bodyOf('/experienceItems/delete')).toEqual({ experienceItemId: 'i0' }))
})

test('what the server refuses to delete comes back, and is said', async () => {
  const app = await open('/app/experiences?sort=name', { '/experiences/deleteMany': () => refuse('UNAVAILABLE') })
  await app.user.click(tick('Alder'))
  await app.user.click(tick('Birch'))
  await app.user.click(bulk('Delete'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 instant apps?' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete 2 instant apps' }))
  await waitFor(() => expect(shown()).toEqual(['Cedar', 'Dogwood']))
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(await screen.findByText(/2 instant apps could not be deleted/)).toBeTruthy()
  expect(shown()).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood'])
  expect(app.server.bodyOf('/experiences/deleteMany')).toEqual({ experienceIds: ['e0', 'e1'] })
  expect(app.log.entries.map(({ name }) => name)).toContain('experiences.deleteMany')
})

test('switching many is shown at once, and taken back where the server refuses', async () => {
  const app = await open('/app/experiences?sort=name', { '/experiences/setActiveMany': () => refuse('UNAVAILABLE') })
  await app.user.click(tick('Alder'))
  await app.user.click(tick('Dogwood'))
  await app.user.click(bulk('Unpublish'))
  expect(await screen.findByText(/1 instant app could not be changed/, {}, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/experiences/setActiveMany')).toEqual({ experienceIds: ['e0'], active: false })
  expect(screen.getByRole('button', { name: 'Live 3' })).toBeTruthy()
})

test('a full plan is explained in the list, and a copy that does not fit is refused before it is asked for', async () => {
  const app = await open('/app/experiences?sort=name', {
    '/getAllPagesByAccountId': () => ({ pages: [...pages, aPage({ experienceId: 'e9', pageName: 'Elm' })] }),
  })
  expect(screen.getByText('5 of 5 on the Free plan')).toBeTruthy()
  expect(screen.getByText(/all places are taken. Everything you have keeps working/)).toBeTruthy()
  await app.user.click(tick('Alder'))
  await app.user.click(bulk('Duplicate'))
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Alder' }, FIRST_USE)
  expect(within(dialog).getByRole('alert').textContent).toContain('no room for another instant app')
  expect(within(dialog).getByRole('button', { name: 'Duplicate instant app' })).toHaveProperty('disabled', true)
})

test('a copy says what sharing slides means, and rests in the list', async () => {
  const app = await open('/app/experiences?sort=name', {
    '/experiences/duplicate': ({ pageName }) => ({
      updatedPage: aPage({ experienceId: 'copy', pageName: String(pageName), active: false }),
    }),
  })
  await app.user.click(tick('Alder'))
  await app.user.click(bulk('Duplicate'))
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Alder' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('radio', { name: /Copy the slides/ }))
  await app.user.click(within(dialog).getByRole('button', { name: 'Duplicate instant app' }))
  await waitFor(() => expect(shown()).toContain('Alder copy'))
  expect(app.server.bodyOf('/experiences/duplicate')).toMatchObject({ experienceId: 'e0', withSlides: true })
  expect(app.tracking.events.map(({ event }) => event)).toContain('experience_created')
})

test('slides are filtered by use, and many are deleted at once', async () => {
  const app = await open('/app/experienceItems?use=unused&sort=name', {
    '/experienceItems/deleteMany': () => ({ results: [], removedFrom: [] }),
  })
  expect(shown()).toEqual(['Slide Birch', 'Slide Cedar', 'Slide Dogwood'])
  await app.user.keyboard('{Control>}a{/Control}')
  await app.user.click(bulk('Delete'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 3 slides?' }, FIRST_USE)
  expect(within(dialog).getByText('No instant app shows any of them.')).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete 3 slides' }))
  await waitFor(() => expect(shown()).toEqual([]))
  globalThis.dispatchEvent(new Event('pagehide'))
  await waitFor(() =>
    expect(app.server.bodyOf('/experienceItems/deleteMany')).toEqual({ experienceItemIds: ['i1', 'i2', 'i3'] }),
  )
  await app.user.click(screen.getByRole('button', { name: 'All 1' }))
  await waitFor(() => expect(shown()).toEqual(['Slide Alder']))
})

test('ticked slides are added to an app, on top of what another tab has saved there', async () => {
  const theirs = aPage({ ...pages[1], experienceItems: ['i3'], revision: 5 })
  let calls = 0
  const app = await open('/app/experienceItems?sort=name', {
    '/updatePage': (body) => (calls++ === 0 ? conflict(theirs) : { updatedPage: { ...theirs, ...body, revision: 6 } }),
  })
  await app.user.click(tick('Slide Alder'))
  await app.user.click(tick('Slide Cedar'))
  await app.user.click(bulk('Add to an app'))
  const dialog = await screen.findByRole('dialog', { name: 'Add 2 slides to an app' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: /Add to Birch/ }))
  expect(await screen.findByText('2 slides are in Birch')).toBeTruthy()
  expect(app.server.bodyOf('/updatePage')).toMatchObject({ experienceItems: ['i3', 'i0', 'i2'], revision: 5 })
})

test('an account beyond the free plan sees counts without limits', async () => {
  await open('/app/experiences', { '/fetchAccountData': () => ({ accountData: { ...anAccount, accessLevel: 100 } }) })
  expect(await screen.findByText('4 instant apps')).toBeTruthy()
})
