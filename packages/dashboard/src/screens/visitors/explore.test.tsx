// @vitest-environment jsdom
import type { FeaturedExperience } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const featured = (pageName: string, category: string, slideCount = 1): FeaturedExperience => ({
  experienceId: pageName,
  fullPagePath: pageName.toLowerCase().replaceAll(' ', '-'),
  pageName,
  description: `All about ${pageName}`,
  category,
  slideCount,
  coverImageUrl: '',
  media: {},
  cover: { ...aView(['LINK']), experienceItemId: `${pageName}-1`, title: 'Cover', itemType: 'CUSTOM' },
})
const experiences = [
  featured('Ofelia', 'Food and drink', 3),
  featured('Night Ferry', 'Music', 5),
  featured('Lark Coffee', 'Food and drink'),
]
const categories = [
  { name: 'Food and drink', count: 41 },
  { name: 'Music', count: 7 },
]
const all = Array.from({ length: 60 }, (_, index) => featured(`App ${index}`, 'Music'))
/** Searches by name; 24 to a page. */
const search: Handlers[string] = ({ query, category, cursor }) => {
  const found = [...experiences, ...all].filter(
    (one) =>
      one.pageName.toLowerCase().includes(String(query).toLowerCase()) && (!category || one.category === category),
  )
  const start = Number(cursor ?? 0)
  const end = start + 24
  return { experiences: found.slice(start, end), cursor: end < found.length ? String(end) : null }
}
const list: Handlers = {
  '/explore/fetchExperiences': () => ({ experiences, categories }),
  '/explore/search': search,
}

const open = async (handlers: Handlers = list, at = '/app/explore') => {
  const app = openApp(at, handlers)
  await screen.findByRole('heading', { level: 1, name: 'Tap into something good' })
  return app
}
const cards = (place = screen.getByRole('main')) =>
  within(place)
    .queryAllByRole('link', { name: /\d slides?$/ })
    .map((card) => card.textContent)

test('the first is the pick of the week, the others are cards, and each leads to its instant app', async () => {
  await open()
  const pick = await screen.findByRole('region', { name: 'Ofelia' })
  expect(within(pick).getByText('Pick of the week')).toBeTruthy()
  expect(within(pick).getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe('/ofelia')
  expect(cards()).toEqual(['Night FerryMusic · 5 slides', 'Lark CoffeeFood and drink · 1 slide'])
  expect(screen.getByRole('link', { name: /^Night Ferry/ }).getAttribute('href')).toBe('/night-ferry')
  expect(document.querySelector('a a'), 'a slide’s own link does not stand inside the card’s').toBeNull()
})

test('groups stand in their order; the pick is the first of them, and what is in none stands last', async () => {
  const groups = [
    { groupId: 'stage', name: 'On stage', experienceIds: ['Night Ferry', 'Ofelia'] },
    { groupId: 'gone', name: 'Only the pick', experienceIds: ['Night Ferry'] },
  ]
  await open({ ...list, '/explore/fetchExperiences': () => ({ experiences, groups, categories }) })
  expect(await screen.findByRole('region', { name: 'Night Ferry' })).toBeTruthy()
  expect(cards(screen.getByRole('region', { name: 'On stage' }))).toEqual(['OfeliaFood and drink · 3 slides'])
  expect(cards(screen.getByRole('region', { name: 'More to tap into' }))).toEqual([
    'Lark CoffeeFood and drink · 1 slide',
  ])
  expect(screen.queryByRole('region', { name: 'Only the pick' })).toBeNull()
})

test('a category shows all that is in it, stands in the address, and All brings the featured ones back', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Food and drink 41' }))
  await screen.findByRole('heading', { name: '2 instant apps in Food and drink' })
  expect(cards()).toEqual(['OfeliaFood and drink · 3 slides', 'Lark CoffeeFood and drink · 1 slide'])
  expect(app.place()).toBe('/app/explore?category=Food+and+drink')
  const kinds = within(screen.getByRole('group', { name: 'Categories' }))
  expect(kinds.getByRole('button', { pressed: true }).textContent).toBe('Food and drink 41')
  await app.user.click(kinds.getByRole('button', { name: 'All' }))
  expect(await screen.findByRole('region', { name: 'Ofelia' })).toBeTruthy()
})

test('a search asks for all apps, also those that are not featured, and with nothing found shows the way back', async () => {
  const app = await open()
  await screen.findByRole('region', { name: 'Ofelia' })
  const field = screen.getByRole('searchbox', { name: 'Search instant apps' })
  await app.user.type(field, 'App 59')
  await screen.findByRole('heading', { name: '1 instant app for “App 59”' })
  expect(cards()).toEqual(['App 59Music · 1 slide'])
  await app.user.type(field, ' of old')
  expect(await screen.findByRole('heading', { name: 'No results for “App 59 of old”' })).toBeTruthy()
  expect(cards()).toEqual([])
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('region', { name: 'Ofelia' })).toBeTruthy()
  expect(field).toHaveProperty('value', '')
})

test('an address opens its search within its category, before it is known which categories there are', async () => {
  const app = await open(list, '/app/explore?q=ferry&category=Music')
  expect(await screen.findByRole('heading', { name: '1 instant app in Music for “ferry”' })).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Search instant apps' })).toHaveProperty('value', 'ferry')
  expect(app.server.bodyOf('/explore/search')).toEqual({ query: 'ferry', category: 'Music', cursor: null, limit: 24 })
})

test('more results of the explore search come when they are asked for, also after a failure', async () => {
  let isDown = false
  const app = await open(
    { ...list, '/explore/search': (body) => (isDown ? refuse('BAD_REQUEST') : search(body)) },
    '/app/explore?q=app',
  )
  await screen.findByRole('heading', { name: 'The first 24 instant apps for “app”' })
  isDown = true
  await app.user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('More apps did not load.')).toBeTruthy()
  expect(cards()).toHaveLength(24)
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'The first 48 instant apps for “app”' })
  await app.user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('heading', { name: '60 instant apps for “app”' })
  expect(cards()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a search that did not work can be tried again', async () => {
  let isDown = true
  const app = await open(
    { ...list, '/explore/search': (body) => (isDown ? refuse('BAD_REQUEST') : search(body)) },
    '/app/explore?q=ferry',
  )
  expect(await screen.findByRole('heading', { name: 'The search did not work' })).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: '1 instant app for “ferry”' })).toBeTruthy()
})

test('a category that is empty by now says so', async () => {
  await open(list, '/app/explore?category=Stays')
  expect(await screen.findByRole('heading', { name: 'No apps in Stays yet' })).toBeTruthy()
})

test('explore with nothing featured yet invites to make the first app', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Nothing is featured yet' })).toBeTruthy()
  const make = within(screen.getByRole('main')).getByRole('link', { name: 'Make your own' })
  expect(make.getAttribute('href')).toBe('/app/experiences/create')
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull()
})

test('a list that did not load can be asked for again', async () => {
  let isDown = true
  const app = await open({
    '/explore/fetchExperiences': () => (isDown ? refuse('UNAVAILABLE') : { experiences }),
  })
  expect(await screen.findByRole('heading', { name: 'The list did not load' })).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Ofelia' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('visitors are offered the ways in; members are not', async () => {
  const app = await open()
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: 'Make your own' }).getAttribute('href')).toBe('/signup')
  await app.user.click(header.getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(app.place()).toBe('/login'))
  cleanup()
  await open({ ...list, ...signedIn })
  await screen.findByRole('region', { name: 'Ofelia' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})
