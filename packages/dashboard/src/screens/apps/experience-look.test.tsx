// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { looks, wear } from '@taplet/slides/themes'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, conflict, type Handlers, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

// It measures text and reads pixels, which jsdom cannot.
vi.mock('../../features/checks/app-checks.tsx', () => ({ AppChecks: () => null }))

beforeAll(() => {
  // jsdom has no scrolling and no layout.
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const themeOf = (id: string) => looks.find((one) => one.id === id)?.theme ?? null
const NAMES = ['Cover', 'Menu']
const sent: Record<string, unknown>[] = []
const serverOf = (lookId: string): Handlers => {
  const theme = themeOf(lookId)
  const views = NAMES.map((_, index) => {
    const view = aView(['TEXT_BOX'], { viewId: `v${index}` })
    return theme ? wear(view, theme) : view
  })
  const [first, second] = views
  if (!first || !second) throw new Error('two slides')
  const { backgroundMedia } = second.viewMetadata
  // The second slide has a background of its own.
  const own = {
    ...second,
    viewMetadata: { ...second.viewMetadata, backgroundMedia: { ...backgroundMedia, color: '#FFC15E' } },
  }
  return {
    ...signedIn,
    '/media/getAll': () => ({ media: [] }),
    '/experienceItems/getAll': () => ({
      body: {
        experienceItems: NAMES.map((itemName, index) =>
          anItem({
            experienceItemId: `i${index}`,
            viewId: `v${index}`,
            itemName,
            usedIn: index === 0 ? ['e1', 'e2'] : ['e1'],
          }),
        ),
      },
    }),
    '/getAllViewsByAccountId': () => ({ views: [first, own] }),
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i0', 'i1'], theme })] }),
    '/experiences/saveTheme': (body) => {
      sent.push(body)
      const updatedViews = (body.views as { viewId: string }[]).map((view) => ({ ...first, ...view, revision: 8 }))
      return {
        updatedPage: aPage({ experienceItems: ['i0', 'i1'], theme: body.theme as never, revision: 2 }),
        updatedViews,
      }
    },
    '/drafts': () => ({ drafts: [] }),
    '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  }
}
const open = async (lookId = '', change: Handlers = {}) => {
  sent.length = 0
  const app = openApp('/app/experiences/e1/look', { ...serverOf(lookId), ...change })
  await screen.findByRole('heading', { name: 'Change the look' }, FIRST_USE)
  await screen.findByRole('list', { name: 'Your slides in this look' })
  return app
}
const choose = async (app: Awaited<ReturnType<typeof open>>, name: string) =>
  app.user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
const apply = () => screen.getByRole('button', { name: 'Apply and publish' })

test('a look is seen on the own slides, named in the address, saved for all of them at once, and undone', async () => {
  const app = await open()
  expect(apply()).toHaveProperty('disabled', true)
  expect(screen.getByText(/visitors see the new look as soon as you apply it/)).toBeTruthy()
  await choose(app, 'Brass')
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1/look?look=brass'))
  expect(screen.getByText(/1 slide is in other apps, too/)).toBeTruthy()
  await app.user.click(apply())
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  expect(sent[0]).toMatchObject({ experienceId: 'e1', theme: themeOf('brass'), revision: 1 })
  expect(sent[0]?.views).toHaveLength(2)
  const done = await screen.findByText('Every slide wears Brass, and visitors see it.', {}, FIRST_USE)
  await app.user.click(within(done.parentElement ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ theme: null, revision: 2 })
  expect(sent[1]?.views).toMatchObject([
    { viewId: 'v0', revision: 8 },
    { viewId: 'v1', revision: 8, viewMetadata: { backgroundMedia: { color: '#FFC15E' } } },
  ])
})

test('a slide with a style of its own is named, keeps it in another look, and can be reset', async () => {
  const app = await open('chalk')
  expect(screen.getByText('Slide 2 keeps its own style')).toBeTruthy()
  await choose(app, 'Brass')
  await app.user.click(screen.getAllByRole('button', { name: 'Reset slide 2' })[0] ?? document.body)
  expect(screen.queryByText('Slide 2 keeps its own style')).toBeNull()
  await app.user.click(apply())
  await waitFor(() => expect(sent).toHaveLength(1))
  const ground = themeOf('brass')?.ground
  expect(sent[0]?.views).toMatchObject([
    { viewMetadata: { backgroundMedia: { color: ground } } },
    { viewMetadata: { backgroundMedia: { color: ground } } },
  ])
})

test('a slide that somebody changed meanwhile is not overwritten: it is said, and the look stays chosen', async () => {
  const app = await open('', { '/experiences/saveTheme': () => conflict({ current: aView(['TEXT_BOX']) }) })
  await choose(app, 'Dusk')
  await app.user.click(apply())
  expect(await screen.findByText(/A slide was changed in the meantime/, {}, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1/look?look=dusk'))
})

test('the look of a draft is applied, not published: nobody sees it yet', async () => {
  const draft = aPage({ experienceItems: ['i0', 'i1'], active: false, publishedAt: null })
  const app = await open('', { '/getAllPagesByAccountId': () => ({ pages: [draft] }) })
  expect(screen.queryByText(/visitors see the new look/)).toBeNull()
  await choose(app, 'Brass')
  await app.user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Every slide wears Brass.', {}, FIRST_USE)).toBeTruthy()
})
