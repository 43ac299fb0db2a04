// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { plansSold } from '../../testing/billing.ts'
import { aView, anItem } from '../../testing/library.ts'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anItem({ experienceItemId: `i${index}`, viewId: `v${index}`, itemName: `Slide ${index + 1}` }),
  )
const views = (count: number) =>
  Array.from({ length: count }, (_, index) => aView(['TEXT_BOX'], { viewId: `v${index}` }))
const open = (count: number, change: Handlers = {}) =>
  openApp('/app/experienceItems', {
    ...signedIn,
    '/experienceItems/getAll': () => ({ body: { experienceItems: items(count) } }),
    '/getAllViewsByAccountId': () => ({ views: views(count) }),
    '/media/getAll': () => ({ media: [] }),
    ...change,
  })

test('an empty library says what slides are and how to begin', async () => {
  open(0)
  expect(await screen.findByRole('heading', { name: 'Make your first slide' }, FIRST_USE)).toBeTruthy()
})

test('a library that did not load is not an empty one, and can be tried again', async () => {
  let isDown = true
  const app = open(2, {
    '/getAllViewsByAccountId': () => (isDown ? refuse('UNAVAILABLE') : { views: views(2) }),
  })
  await screen.findByRole('heading', { name: 'Your slides did not load' })
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Slide 2' })).toBeTruthy()
})

test('search narrows the list down, and says so when nothing is left', async () => {
  const app = open(3)
  await app.user.type(await screen.findByRole('searchbox', { name: 'Search slides' }), '2')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await app.user.type(screen.getByRole('searchbox', { name: 'Search slides' }), '00')
  expect(await screen.findByRole('heading', { name: 'No slides match “200”' })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Show all slides' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
})

test('a new slide is named, made, and opened', async () => {
  const app = open(1, {
    '/experienceItems/create': ({ itemName }) => ({
      body: {
        newExperienceItem: anItem({ experienceItemId: 'new', viewId: 'vn', itemName: String(itemName) }),
        updatedView: aView([], { viewId: 'vn' }),
      },
    }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'New slide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Name your slide' }, FIRST_USE)
  await app.user.click(within(dialog).getByRole('button', { name: 'Create slide' }))
  expect(within(dialog).getByText('A slide needs a name with at least one visible character.')).toBeTruthy()
  await app.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Spring{Enter}')
  await waitFor(() => expect(app.place()).toBe('/app/experienceItems/new'))
  expect(app.tracking.events.map(({ event }) => event)).toContain('item_created')
})

test('a refused create is explained where it was asked', async () => {
  const app = open(1, { '/experienceItems/create': () => refuse('EXPERIENCE_ITEM_LIMIT_REACHED') })
  await app.user.click(await screen.findByRole('button', { name: 'New slide' }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Free plan')
  expect(app.place()).toBe('/app/experienceItems')
})

test('a full Free plan is shown before anyone tries', async () => {
  open(10)
  expect(await screen.findByText('10 of 10 slides on the Free plan')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New slide' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/Delete one to make another/)).toBeTruthy()
})

test('deleting names the instant apps that show the slide', async () => {
  const shown = anItem({ itemName: 'Menu', usedIn: ['e1', 'e2'] })
  const app = open(0, {
    '/experienceItems/getAll': () => ({ body: { experienceItems: [shown] } }),
    '/getAllViewsByAccountId': () => ({ views: [aView()] }),
    '/getAllPagesByAccountId': () => ({ pages: [aPage(), aPage({ experienceId: 'e2', pageName: 'Lark at night' })] }),
    '/experienceItems/delete': () => ({ body: { removedFrom: ['e1', 'e2'] } }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'More for Menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }, FIRST_USE))
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Menu”?' }, FIRST_USE)
  expect(within(dialog).getByText(/shown in 2 instant apps.*Lark Coffee, Lark at night/)).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete slide' }))
  expect(await screen.findByRole('heading', { name: 'Make your first slide' })).toBeTruthy()
})

test('a copy carries the content of its original', async () => {
  const app = open(1, {
    '/experienceItems/duplicate': ({ itemName }) => ({
      body: {
        newExperienceItem: anItem({ experienceItemId: 'copy', viewId: 'vc', itemName: String(itemName) }),
        updatedView: aView(['TEXT_BOX', 'LINK'], { viewId: 'vc' }),
      },
    }),
  })
  await app.user.click(await screen.findByRole('button', { name: 'More for Slide 1' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, FIRST_USE))
  expect(await screen.findByRole('link', { name: 'Slide 1 copy' })).toBeTruthy()
  expect(app.server.bodyOf('/experienceItems/duplicate')).toMatchObject({ experienceItemId: 'i0' })
})

test('copies that do not fit are refused in a dialog, with the plan that makes room', async () => {
  const app = open(10, plansSold)
  await app.user.click(await screen.findByRole('button', { name: 'More for Slide 1' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your plan is full' }, FIRST_USE))
  expect(await dialog.findByRole('button', { name: 'Upgrade to Starter' })).toBeTruthy()
  expect(app.server.bodyOf('/experienceItems/duplicate')).toBeUndefined()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('copies that another tab left no room for are refused in the same dialog', async () => {
  const app = open(9, { ...plansSold, '/experienceItems/duplicate': () => refuse('EXPERIENCE_ITEM_LIMIT_REACHED') })
  await app.user.click(await screen.findByRole('button', { name: 'More for Slide 1' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, FIRST_USE))
  expect(await screen.findByRole('dialog', { name: 'Your plan is full' }, FIRST_USE)).toBeTruthy()
})
