// @vitest-environment jsdom
import type { FeaturedExperience } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Handlers, refuse, signedIn } from '../testing/fake-server.ts'
import { aView } from '../testing/library.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const featured = (pageName: string, category: string, slideCount: number): FeaturedExperience => ({
  experienceId: pageName,
  fullPagePath: pageName.toLowerCase().replace(' ', '-'),
  pageName,
  description: `All about ${pageName}`,
  category,
  slideCount,
  coverImageUrl: '',
  media: {},
  cover: { ...aView(['LINK']), experienceItemId: `${pageName}-1`, itemName: 'Cover', itemType: 'CUSTOM' },
})
const experiences = [
  featured('Ofelia', 'Food and drink', 3),
  featured('Night Ferry', 'Music', 5),
  featured('Lark Coffee', 'Food and drink', 1),
]
const list: Handlers = { '/explore/fetchExperiences': () => ({ experiences }) }

const open = async (handlers: Handlers = list) => {
  const app = openApp('/app/explore', handlers)
  await screen.findByRole('heading', { level: 1, name: 'Tap into something good' })
  return app
}
const cards = () => screen.queryAllByRole('link', { name: /\d slides?$/ }).map((card) => card.textContent)

test('the first is the pick of the week, the others are cards, and each leads to its instant app', async () => {
  await open()
  const pick = await screen.findByRole('region', { name: 'Ofelia' })
  expect(within(pick).getByText('Pick of the week')).toBeTruthy()
  expect(within(pick).getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe('/ofelia')
  expect(cards()).toEqual(['Night FerryMusic · 5 slides', 'Lark CoffeeFood and drink · 1 slide'])
  expect(screen.getByRole('link', { name: /^Night Ferry/ }).getAttribute('href')).toBe('/night-ferry')
  expect(document.querySelector('a a'), 'a slide’s own link does not stand inside the card’s').toBeNull()
})

test('a kind narrows the list down, and All brings it back', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Food and drink' }))
  expect(cards()).toEqual(['OfeliaFood and drink · 3 slides', 'Lark CoffeeFood and drink · 1 slide'])
  const kinds = within(screen.getByRole('group', { name: 'Kinds of instant app' }))
  expect(kinds.getAllByRole('button').map((kind) => kind.textContent)).toEqual(['All', 'Food and drink', 'Music'])
  expect(kinds.getByRole('button', { pressed: true }).textContent).toBe('Food and drink')
  await app.user.click(kinds.getByRole('button', { name: 'All' }))
  expect(await screen.findByRole('region', { name: 'Ofelia' })).toBeTruthy()
})

test('a search finds by name, and with nothing found shows the way back to all', async () => {
  const app = await open()
  await screen.findByRole('region', { name: 'Ofelia' })
  const search = screen.getByRole('searchbox', { name: 'Search instant apps' })
  await app.user.type(search, 'FERRY')
  expect(cards()).toEqual(['Night FerryMusic · 5 slides'])
  await app.user.type(search, 's of old')
  expect(screen.getByRole('heading', { name: 'Nothing here matches "FERRYs of old"' })).toBeTruthy()
  expect(cards()).toEqual([])
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(cards()).toHaveLength(2)
  expect(search).toHaveProperty('value', '')
})

test('with nothing featured yet it invites to make the first', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Nothing is featured yet' })).toBeTruthy()
  const make = within(screen.getByRole('main')).getByRole('link', { name: 'Make your own' })
  expect(make.getAttribute('href')).toBe('/app/experiences/create')
  expect(screen.queryByRole('group', { name: 'Kinds of instant app' })).toBeNull()
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
