// @vitest-environment jsdom
import type { ImportedPage } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
})
// Its code is compiled before the clock of a test runs.
beforeAll(async () => {
  await import('./experience-create.tsx')
  await import('../../features/experiences/page-import/start-from-page.tsx')
}, 120_000)
afterEach(cleanup)

// Screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

const aPicture = (name: string) => ({
  url: `https://lume.example/${name}.jpg`,
  width: 1200,
  height: 900,
  thumbnail: 'data:image/webp;base64,AA',
  altText: name,
})

const lume: ImportedPage = {
  url: 'https://lume.example/',
  name: 'Casa Lume',
  description: 'Wood fire in Porto.',
  colours: ['#8E2F14'],
  logo: null,
  pictures: [aPicture('dining'), aPicture('fire')],
  links: [
    { text: 'Book a table', url: 'https://lume.example/book', isMain: true },
    { text: 'About us', url: 'https://lume.example/about', isMain: false },
  ],
  profiles: [{ linkType: 'instagram', linkUsername: 'casalume' }],
  address: 'Rua do Almada 12, Porto',
  hours: [{ days: [2, 3, 4, 5], from: '12:00', to: '15:00' }],
  groups: [
    {
      name: 'From the fire',
      items: [
        { name: 'Octopus', detail: 'Potato', price: '€19.50' },
        { name: 'Leek', detail: '', price: '€11' },
      ],
    },
  ],
}

const stored = (url: string) => ({
  url,
  media: {
    url: url.replace('https://lume.example/', '/media/'),
    kind: 'IMAGE',
    status: 'READY',
    width: 1200,
    height: 900,
    placeholder: '',
    sources: [],
    posterUrl: '',
  },
})

function storing(change: Handlers = {}): Handlers {
  let count = 0
  return {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [] }),
    '/checkPageNameAvailability': () => ({ body: { isAvailable: true } }),
    '/experienceItems/create': ({ itemName }) => {
      const item = { experienceItemId: `i${++count}`, viewId: `v${count}`, itemName: String(itemName) }
      return { body: { newExperienceItem: anItem(item), updatedView: aView([], { viewId: item.viewId }) } }
    },
    '/updateView': (body) => ({ updatedView: { ...aView([]), ...body } }),
    '/updatePage': (body) => ({ updatedPage: { ...aPage(), ...body } }),
    '/imports/readPage': () => ({ page: lume, refusal: null }),
    '/imports/storePictures': ({ urls }) => ({ pictures: (urls as string[]).map(stored) }),
    ...change,
  }
}

async function read(handlers: Handlers, address = 'lume.example') {
  const app = openApp('/app/experiences/create', handlers)
  await app.user.click(await screen.findByRole('link', { name: /Already have a page/ }, FIRST_USE))
  await app.user.type(await screen.findByRole('textbox', { name: /^Address of the page/ }, FIRST_USE), address)
  await app.user.click(screen.getByRole('button', { name: 'Read the page' }))
  return app
}

test('[17.4] a page becomes an app of what is ticked, with its pictures in the library', async () => {
  const app = await read(storing())
  await screen.findByRole('heading', { name: 'Found on lume.example' }, FIRST_USE)
  expect(app.server.bodyOf('/imports/readPage')).toEqual({ url: 'https://lume.example' })
  expect(screen.getByText('Not found, and left out: a logo.')).toBeTruthy()
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box(/^About us/).checked).toBe(false)
  await app.user.click(box(/^Leek/))
  await app.user.click(box(/^fire/))
  await app.user.click(screen.getByRole('button', { name: 'Make the app' }))
  await waitFor(() => expect(app.place()).toBe('/app/experiences/e1'), FIRST_USE)
  expect(app.server.bodyOf('/imports/storePictures')).toEqual({ urls: ['https://lume.example/dining.jpg'] })
  const bodiesOf = (path: string) => app.server.calls.filter((call) => call.path === path).map(({ body }) => body)
  expect(bodiesOf('/experienceItems/create').map(({ itemName }) => itemName)).toEqual([
    'Welcome',
    'Links',
    'Prices',
    'Find us',
  ])
  const made = JSON.stringify(bodiesOf('/updateView'))
  for (const kept of [
    'Casa Lume',
    '/media/dining.jpg',
    'Book a table',
    'casalume',
    'Octopus\\\\t€19.50',
    'Rua do Almada',
    '12:00',
  ])
    expect(made).toContain(kept.replace('\\\\', '\\'))
  for (const left of ['Leek', 'About us', 'fire.jpg']) expect(made).not.toContain(left)
  expect(bodiesOf('/updatePage')[0]).toMatchObject({ isDraft: true, pageName: 'Casa Lume' })
})

test('[17.4] the app of a page is shown in its own colours first, and in the looks that are near', async () => {
  await read(storing())
  const group = within(await screen.findByRole('group', { name: 'Finished apps' }, FIRST_USE))
  const looks = group.getAllByRole('button')
  expect(looks).toHaveLength(5)
  expect(looks[2]?.getAttribute('aria-label')).toBe('Colours of your page app')
  expect(looks[2]?.getAttribute('aria-pressed')).toBe('true')
})

test('[17.4] a page without a name asks for one before anything is made', async () => {
  const app = await read(storing({ '/imports/readPage': () => ({ page: { ...lume, name: '' }, refusal: null }) }))
  await app.user.click(await screen.findByRole('button', { name: 'Make the app' }, FIRST_USE))
  expect(screen.getByText(/did not say its name/)).toBeTruthy()
  expect(app.server.calls.some(({ path }) => path === '/imports/storePictures')).toBe(false)
})

test('[17.4] a page that cannot be read says why, and another address can be tried', async () => {
  const app = await read(storing({ '/imports/readPage': () => ({ page: null, refusal: 'ROBOTS' }) }))
  expect(await screen.findByText(/asks programs not to read this page/, undefined, FIRST_USE)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /^Address of the page/ })
  await app.user.clear(field)
  await app.user.type(field, 'no address')
  await app.user.click(screen.getByRole('button', { name: 'Read the page' }))
  expect(screen.getByText(/Paste a web address/)).toBeTruthy()
})

test('[17.4] where the plan has no room for pictures, the app of a page is not made and it says so', async () => {
  const app = await read(storing({ '/imports/storePictures': () => refuse('STORAGE_LIMIT_REACHED') }))
  await app.user.click(await screen.findByRole('button', { name: 'Make the app' }, FIRST_USE))
  expect((await screen.findByRole('alert', undefined, FIRST_USE)).textContent).toMatch(/^It could not be made/)
  expect(app.server.calls.some(({ path }) => path === '/updatePage')).toBe(false)
})
