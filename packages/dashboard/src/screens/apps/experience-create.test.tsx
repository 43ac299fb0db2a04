// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
})
// Its code is compiled before the clock of a test runs.
beforeAll(async () => void (await import('./experience-create.tsx')), 120_000)
afterEach(cleanup)

// Screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

/** A server with room for so many slides. */
function storing(room = 99): Handlers {
  let count = 0
  return {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [] }),
    '/checkPageNameAvailability': () => ({ body: { isAvailable: true } }),
    '/experienceItems/create': ({ itemName }) => {
      if (++count > room) return refuse('EXPERIENCE_ITEM_LIMIT_REACHED')
      const item = { experienceItemId: `i${count}`, viewId: `v${count}`, itemName: String(itemName) }
      return { body: { newExperienceItem: anItem(item), updatedView: aView([], { viewId: item.viewId }) } }
    },
    '/updateView': (body) => ({ updatedView: { ...aView([]), ...body } }),
    '/updatePage': (body) => ({ updatedPage: { ...aPage(), ...body } }),
  }
}

async function open(handlers: Handlers) {
  const app = openApp('/app/experiences/create', handlers)
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }, FIRST_USE), 'Fern Street Plants')
  return app
}

async function create(
  handlers: Handlers,
  choose: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
  action = /^Start with/,
) {
  const app = await open(handlers)
  await choose(app.user)
  await app.user.click(screen.getByRole('button', { name: action }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  const bodiesOf = (path: string) => app.server.calls.filter((call) => call.path === path).map(({ body }) => body)
  return { names: bodiesOf('/experienceItems/create').map(({ itemName }) => itemName), bodiesOf }
}

const nothing = async () => undefined

test('skipped, an app begins with one slide that shows its name', async () => {
  const { names, bodiesOf } = await create(storing(), nothing, /^Skip/)
  expect(names).toEqual(['Welcome'])
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({ pageName: 'Fern Street Plants', experienceItems: ['i1'] })
  expect(bodiesOf('/updatePage').at(-1)).not.toHaveProperty('theme')
})

test('an app for a trade has all slides of it, in the look that was chosen, with its name on the first', async () => {
  const { names, bodiesOf } = await create(storing(), async (user) => {
    await user.click(screen.getByRole('button', { name: 'Shop' }))
    const group = within(screen.getByRole('group', { name: 'Finished apps' }))
    expect(group.getAllByRole('button')).toHaveLength(5)
    expect(group.getByRole('button', { name: 'Glasshouse app' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Fern Street'))
    await user.click(group.getByRole('button', { name: 'Market day app' }))
  })
  expect(names).toEqual(['Welcome', 'New', 'Good to know', 'About', 'Newsletter', 'Pictures', 'Find us'])
  const views = bodiesOf('/updateView')
  expect(views.map(({ viewId }) => viewId)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'])
  expect(JSON.stringify(views[0])).toContain('Fern Street Plants')
  expect(views[0]).toMatchObject({ viewMetadata: { backgroundMedia: { color: '#FFD23F' } } })
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({
    theme: { lookId: 'market-day' },
    experienceItems: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7'],
  })
})

test('an app for a trade keeps the slides that the plan has room for, and says that some are missing', async () => {
  const { bodiesOf } = await create(storing(2), (user) => user.click(screen.getByRole('button', { name: 'Café' })))
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({ experienceItems: ['i1', 'i2'] })
  expect(await screen.findByText(/^Only 2 of \d slides were created/)).toBeTruthy()
})

test('an app is not made at all where the plan has room for none of its slides, and the form says so', async () => {
  const app = await open({ ...storing(0), '/deletePage': () => ({}) })
  await app.user.click(screen.getByRole('button', { name: 'Café' }))
  await app.user.click(screen.getByRole('button', { name: /^Start with/ }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(/slides/))
  const address = { rootPageId: 'fern-street-plants', fullPagePath: 'fern-street-plants' }
  expect(app.server.bodyOf('/deletePage')).toEqual(address)
})

test('finished apps are gone through by arrow keys and by buttons, to the last and no further', async () => {
  const { user } = await open(storing())
  await user.click(screen.getByRole('button', { name: 'Shop' }))
  const group = within(screen.getByRole('group', { name: 'Finished apps' }))
  const chosen = () => group.getByRole('button', { pressed: true }).getAttribute('aria-label')?.replace(/ app$/, '')
  group.getByRole('button', { pressed: true }).focus()
  await user.keyboard('{ArrowRight}')
  expect(chosen()).not.toBe('Glasshouse')
  expect(screen.getByRole('button', { name: `Start with the ${chosen()} look` })).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('Glasshouse')
  await user.click(screen.getByRole('button', { name: 'Next app' }))
  await user.click(screen.getByRole('button', { name: 'Next app' }))
  expect(screen.getByRole('button', { name: 'Next app' }).getAttribute('aria-disabled')).toBe('true')
  expect(group.getAllByRole('button').at(-1)?.getAttribute('aria-pressed')).toBe('true')
})

test('the phone in the middle shows its next slide when it is tapped', async () => {
  const { user } = await open(storing())
  await user.click(screen.getByRole('button', { name: 'Shop' }))
  const phone = screen.getByRole('button', { name: 'Glasshouse app' })
  await user.click(phone)
  await waitFor(() =>
    expect(phone.parentElement?.querySelector('[data-shown="true"]')?.textContent).toContain('On the shelves'),
  )
})

test('a taken address makes way for the next number, and a press before the answer is not lost', async () => {
  const taken = new Set(['fern-street-plants', 'fern-street-plants-2'])
  const { bodiesOf } = await create(
    {
      ...storing(),
      '/checkPageNameAvailability': ({ rootPageId }) => ({
        body: taken.has(String(rootPageId)) ? { isAvailable: false, reason: 'Taken.' } : { isAvailable: true },
      }),
    },
    nothing,
  )
  expect(bodiesOf('/updatePage')[0]).toMatchObject({ rootPageId: 'fern-street-plants-3' })
})

test('where a name and its numbers are taken, the address gets signs that nobody has', async () => {
  const { bodiesOf } = await create(
    {
      ...storing(),
      '/checkPageNameAvailability': ({ rootPageId }) => ({
        body: /^fern-street-plants(-\d)?$/.test(String(rootPageId))
          ? { isAvailable: false, reason: 'Taken.' }
          : { isAvailable: true },
      }),
    },
    nothing,
  )
  expect(bodiesOf('/updatePage')[0]?.['rootPageId']).toMatch(/^fern-street-plants-[0-9a-f]{6}$/)
})

test('without a name nothing is made, and the field says so', async () => {
  const app = openApp('/app/experiences/create', storing())
  const name = await screen.findByRole('textbox', { name: /^Name/ }, FIRST_USE)
  await app.user.click(screen.getByRole('button', { name: /^Start with/ }))
  expect(await screen.findByText('Enter a name. Your own will do.')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  expect(app.server.bodyOf('/updatePage')).toBeUndefined()
})
