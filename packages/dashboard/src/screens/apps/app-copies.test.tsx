// @vitest-environment jsdom
import type { AppTemplate, CopyLink, PlanUsage, SharedApp } from '@taplet/contract'
import { looks } from '@taplet/slides/themes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '../../lib/device/load-page.ts'
import { aPage, anAccount, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

vi.mock('../../lib/device/load-page.ts', () => ({ loadPage: vi.fn() }))

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  cleanup()
  vi.mocked(loadPage).mockClear()
})

// Screens, menus and dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const AT = '2026-05-01T08:00:00.000Z'

const { viewMetadata, widgets } = aView()
const template = (name: string, change: Partial<AppTemplate> = {}): AppTemplate => ({
  pageName: 'Café Ofelia',
  templateId: `t-${name}`,
  name,
  description: '',
  timeZone: null,
  theme: null,
  slides: [
    { itemName: 'Cover', itemType: 'CUSTOM', websiteUrl: '', productId: null, slide: { viewMetadata, widgets } },
    {
      itemName: 'Our shop',
      itemType: 'EXTERNAL_WEBSITE',
      websiteUrl: 'https://a.example',
      productId: null,
      slide: null,
    },
  ],
  createdAt: AT,
  ...change,
})
const link: CopyLink = { path: '/info/copy#secret', copies: 0, createdAt: AT, expiresAt: '2026-05-15T08:00:00.000Z' }
const shared: SharedApp = {
  pageName: 'Autumn menu',
  description: '',
  sharedBy: 'Studio Ada',
  slides: [],
  media: {},
  live: {},
  slideCount: 3,
  productCount: 0,
  bytes: 0,
  expiresAt: link.expiresAt,
}
const endless = { used: 1, limit: null }
const usage: PlanUsage = {
  experience: endless,
  experienceItem: endless,
  link: endless,
  qrDesign: endless,
  storageBytes: { used: 0, limit: 1000 },
  seats: endless,
}
const withApps: Handlers = {
  ...signedIn,
  '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
  '/media/getAll': () => ({ media: [] }),
}

async function openMenu(item: string, handlers: Handlers) {
  const app = openApp('/app/experiences', { ...withApps, ...handlers })
  await app.user.click(await screen.findByRole('button', { name: 'More about Lark Coffee' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: item }, FIRST_USE))
  return { ...app, dialog: within(await screen.findByRole('dialog', {}, FIRST_USE)) }
}

async function openStart(handlers: Handlers) {
  const app = openApp('/app/experiences/create', {
    ...withApps,
    '/getAllPagesByAccountId': () => ({ pages: [] }),
    '/checkPageNameAvailability': () => ({ body: { isAvailable: true } }),
    '/appTemplates': () => ({ templates: [template('Winter'), template('Autumn')] }),
    ...handlers,
  })
  return { ...app, own: within(await screen.findByRole('group', { name: 'Your templates' }, FIRST_USE)) }
}

test('an app of the list is saved as a template, under its own name until another is typed', async () => {
  const { dialog, user, server } = await openMenu('Save as template', {
    '/appTemplates/create': ({ name }) => ({ template: template(String(name)) }),
  })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', 'Lark Coffee')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save as template' }))
  expect(dialog.getByText('Give it a name so you can find it again.')).toBeTruthy()
  await user.type(name, 'Winter')
  await user.click(dialog.getByRole('button', { name: 'Save as template' }))
  expect(await screen.findByText('“Winter” is saved to your templates.')).toBeTruthy()
  expect(server.bodyOf('/appTemplates/create')).toEqual({ experienceId: 'e1', name: 'Winter' })
})

test('a plan that holds no more templates says so in the dialog', async () => {
  const { dialog, user } = await openMenu('Save as template', {
    '/appTemplates/create': () => refuse('APP_TEMPLATE_LIMIT_REACHED'),
  })
  await user.click(dialog.getByRole('button', { name: 'Save as template' }))
  expect(await dialog.findByText(/holds no more templates/)).toBeTruthy()
})

test('a new app begins as a template of one’s own, in its look or in another', async () => {
  const { own, user, server, place } = await openStart({
    '/appTemplates/use': (body) => ({ updatedPage: { ...aPage(), ...body }, leftOut: 1 }),
  })
  await user.click(own.getByRole('button', { name: 'Winter' }))
  expect(await screen.findByRole('button', { name: 'Winter app', pressed: true })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Fern Street')
  await user.click(screen.getByRole('button', { name: 'Next app' }))
  await user.click(screen.getByRole('button', { name: /^Start with/ }))
  await waitFor(() => expect(server.bodyOf('/appTemplates/use')).toBeTruthy(), FIRST_USE)
  const { experienceId, theme, ...order } = server.bodyOf('/appTemplates/use') ?? {}
  expect(order).toEqual({ templateId: 't-Winter', rootPageId: 'fern-street', pageName: 'Fern Street' })
  expect(looks.map((look) => look.theme)).toContainEqual(theme)
  // Said while the next screen loads, which takes longer on a busy computer than it stands.
  expect(await screen.findByText(/1 slide was left out/, {}, FIRST_USE)).toBeTruthy()
  await waitFor(() => expect(place()).toBe(`/app/experiences/${String(experienceId)}`), FIRST_USE)
})

test('a template is renamed, and deleted with Undo', async () => {
  const { own, user, server } = await openStart({
    '/appTemplates/rename': ({ name }) => ({ template: template(String(name), { templateId: 't-Winter' }) }),
    '/appTemplates/delete': () => ({}),
  })
  await user.click(own.getByRole('button', { name: 'Winter' }))
  await user.click(own.getByRole('button', { name: 'Rename' }))
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(await own.findByRole('button', { name: 'Winter 2' })).toBeTruthy()
  await user.click(own.getByRole('button', { name: 'Delete template' }))
  expect(own.queryByRole('button', { name: 'Winter 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await own.findByRole('button', { name: 'Winter 2' })).toBeTruthy()
  expect(server.bodyOf('/appTemplates/delete')).toBeUndefined()
})

test('a link that copies an app is made, copied and ended', async () => {
  const { dialog, user, server } = await openMenu('Copy to another account', {
    '/copyLinks': () => ({ link: null }),
    '/copyLinks/create': () => ({ link }),
    '/copyLinks/revoke': () => ({}),
  })
  await user.click(await dialog.findByRole('button', { name: 'Create link' }))
  const address = await dialog.findByRole('textbox', { name: 'Link to copy the app' })
  expect(address).toHaveProperty('value', 'https://taplet.example/info/copy#secret')
  expect(dialog.getByText(/No copies made yet/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://taplet.example/info/copy#secret')
  await user.click(dialog.getByRole('button', { name: 'Turn off link' }))
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeTruthy()
  expect(server.bodyOf('/copyLinks/revoke')).toEqual({ experienceId: 'e1' })
})

test('a guest sees the app that is shared, signs up and comes back to it', async () => {
  const app = openApp('/info/copy#secret', { '/copyLinks/show': () => ({ app: shared }) })
  expect(await screen.findByRole('heading', { name: 'Copy “Autumn menu”' }, FIRST_USE)).toBeTruthy()
  expect(screen.getByText('Shared by Studio Ada.')).toBeTruthy()
  expect(app.server.bodyOf('/copyLinks/show')).toEqual({ token: 'secret' })
  await app.user.click(screen.getByRole('link', { name: 'Create account' }))
  await waitFor(() => expect(app.place()).toBe('/signup?redirect=%2Finfo%2Fcopy#secret'))
})

const open = (answer: () => ReturnType<NonNullable<Handlers[string]>>, change: Partial<PlanUsage> = {}) =>
  openApp('/info/copy#secret', {
    ...signedIn,
    '/fetchAccountData': () => ({ accountData: anAccount }),
    '/plans/usage': () => ({ usage: { ...usage, ...change } }),
    '/copyLinks/show': () => ({ app: shared }),
    '/copyLinks/take': answer,
  })
const takeIt = () => screen.findByRole('button', { name: 'Copy to my account' }, FIRST_USE)

test('whoever is signed in takes a copy, and it opens', async () => {
  const { user, server } = open(() => ({ updatedPage: aPage({ experienceId: 'mine' }), products: 0, leftOut: 0 }))
  await user.click(await takeIt())
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/app/experiences/mine'))
  expect(server.bodyOf('/copyLinks/take')).toMatchObject({ token: 'secret', experienceId: expect.any(String) })
})

test('a copy with products says what is left to do', async () => {
  const { user } = open(() => ({ updatedPage: aPage({ experienceId: 'mine' }), products: 2, leftOut: 1 }))
  await user.click(await takeIt())
  expect(await screen.findByText(/2 products were copied/)).toBeTruthy()
  expect(screen.getByText(/1 picture or video was no longer available/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open my copy' }).getAttribute('href')).toBe('/app/experiences/mine')
  expect(loadPage).not.toHaveBeenCalled()
})

test.each([
  ['apps', { experience: { used: 5, limit: 5 } }, 'Your plan holds 5 instant apps, and you have that many.'],
  ['slides', { experienceItem: { used: 8, limit: 10 } }, /needs room for 3 slides; your plan has room for 2/],
])('a plan without room for the %s says so before anything is copied', async (_, change, words) => {
  open(() => refuse('INTERNAL'), change)
  expect(await screen.findByText(words, {}, FIRST_USE)).toBeTruthy()
  expect(await takeIt()).toHaveProperty('disabled', true)
})

test('a link that has ended says so, and a failed connection can be tried again', async () => {
  let isAway = false
  const app = openApp('/info/copy#old', {
    '/copyLinks/show': () => (isAway ? refuse('UNAVAILABLE') : refuse('COPY_LINK_INVALID')),
  })
  expect(await screen.findByRole('heading', { name: 'This link no longer works' }, FIRST_USE)).toBeTruthy()
  isAway = true
  await app.router.navigate('/info/copy#other')
  expect(await screen.findByRole('button', { name: 'Try again' }, FIRST_USE)).toBeTruthy()
})
