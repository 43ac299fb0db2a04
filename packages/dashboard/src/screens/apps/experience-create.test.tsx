// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
})
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

async function create(handlers: Handlers, choose?: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const app = openApp('/app/experiences/create', handlers)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, FIRST_USE), 'Fern Street Plants')
  await choose?.(user)
  const button = screen.getByRole('button', { name: 'Create instant app' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false), FIRST_USE)
  await user.click(button)
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  const bodiesOf = (path: string) => app.server.calls.filter((call) => call.path === path).map(({ body }) => body)
  return { names: bodiesOf('/experienceItems/create').map(({ itemName }) => itemName), bodiesOf }
}

test('without a trade an app begins with one slide that shows its name', async () => {
  const { names, bodiesOf } = await create(storing())
  expect(names).toEqual(['Welcome'])
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({ pageName: 'Fern Street Plants', experienceItems: ['i1'] })
})

test('an app for a trade has all slides of it, in the look that was chosen, with its name on the first', async () => {
  const { names, bodiesOf } = await create(storing(), async (user) => {
    await user.click(screen.getByRole('button', { name: 'Shop' }))
    const group = within(screen.getByRole('group', { name: 'Choose a look' }))
    expect(group.getAllByRole('button')).toHaveLength(5)
    expect(group.getByRole('button', { name: 'Glasshouse' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(group.getByRole('button', { name: 'Market day' }))
    expect(screen.getByRole('list', { name: '5 slides, ready to fill in' }).textContent).toContain('Fern Street Plants')
  })
  expect(names).toEqual(['Welcome', 'New', 'Prices', 'Find us', 'Newsletter'])
  const views = bodiesOf('/updateView')
  expect(views.map(({ viewId }) => viewId)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5'])
  expect(JSON.stringify(views[0])).toContain('Fern Street Plants')
  expect(views[0]).toMatchObject({ viewMetadata: { backgroundMedia: { color: '#FFD23F' } } })
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({
    theme: { lookId: 'market-day' },
    experienceItems: ['i1', 'i2', 'i3', 'i4', 'i5'],
  })
})

test('an app for a trade keeps the slides that the plan has room for, and says that some are missing', async () => {
  const { bodiesOf } = await create(storing(2), (user) => user.click(screen.getByRole('button', { name: 'Café' })))
  expect(bodiesOf('/updatePage').at(-1)).toMatchObject({ experienceItems: ['i1', 'i2'] })
  expect(await screen.findByText(/^2 of \d slides could be made/)).toBeTruthy()
})
