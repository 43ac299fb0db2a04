// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TagInput } from '@taplet/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anAccount, conflict, type Handlers, refuse } from '../../testing/fake-server.ts'
import { aLink, linkServer } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const create: Handlers = {
  '/links/create': (body) => ({ tagData: aLink({ ...(body as TagInput), tagId: 'fresh' } as never) }),
  '/links/checkSlug': () => ({ isAvailable: true }),
}
const open = async (at: string, links = [aLink()], change: Handlers = {}) => {
  const app = openApp(at, linkServer(links, { ...create, ...change }))
  await screen.findByRole('heading', { name: 'Destination' }, FIRST_USE)
  return app
}
const press = (name: string) => screen.getByRole('button', { name })
const openMore = async (app: Awaited<ReturnType<typeof open>>) => {
  await app.user.click(screen.getByRole('button', { name: /^More/ }))
  return screen.findByRole('heading', { name: 'Rules' }, FIRST_USE)
}

test('a new link opens at a slide of its app, is counted once the server has it, and shows its code', async () => {
  const app = await open('/app/triggers/create?experienceId=e1')
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Menu card')
  await app.user.click(await screen.findByRole('combobox', { name: /Opens at/ }))
  await app.user.click(await screen.findByRole('option', { name: '2. Menu' }, FIRST_USE))
  await app.user.click(press('Create link'))
  expect(await screen.findByRole('heading', { name: '“Menu card” is ready' }, FIRST_USE)).toBeTruthy()
  expect(app.server.bodyOf('/links/create')).toMatchObject({
    tagName: 'Menu card',
    experienceId: 'e1',
    slideId: 'i2',
    destinationUrl: '',
    tagSubType: null,
  })
  expect(screen.getByRole('img', { name: 'Code of Menu card' })).toBeTruthy()
  expect(screen.getByTestId('short-link').textContent).toContain('/t/fresh')
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['trigger_created'])
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  const app = await open('/app/triggers/create')
  await app.user.click(screen.getByRole('radio', { name: 'Web address' }))
  await app.user.click(press('Create link'))
  expect(await screen.findByText('Fill in the address that the link leads to.')).toBeTruthy()
  await app.user.type(screen.getByRole('textbox', { name: 'Web address' }), 'javascript:alert(1)')
  expect(await screen.findByText(/This is no web address/)).toBeTruthy()
  expect(app.server.bodyOf('/links/create')).toBeUndefined()
})

test('/app/tags/create begins with a physical tag, and each look can be chosen', async () => {
  const app = await open('/app/tags/create?experienceId=e1')
  await app.user.click(screen.getByRole('radio', { name: 'Rainbow' }))
  await app.user.click(press('Create link'))
  await waitFor(() => expect(app.server.bodyOf('/links/create')).toMatchObject({ tagSubType: 'RAINBOW' }))
})

test('a full plan is said before anything is filled in', async () => {
  const links = Array.from({ length: 10 }, (_, index) => aLink({ tagId: `link${index}` }))
  openApp('/app/triggers/create', linkServer(links, { '/fetchAccountData': () => ({ accountData: anAccount }) }))
  expect(await screen.findByRole('heading', { name: 'All links of your plan are in use' }, FIRST_USE)).toBeTruthy()
})

test('a plan that became full meanwhile says what to do', async () => {
  const app = await open('/app/triggers/create?experienceId=e1', [], {
    '/links/create': () => refuse('LINK_LIMIT_REACHED'),
  })
  await app.user.click(press('Create link'))
  expect(await screen.findByRole('link', { name: 'View your links' })).toBeTruthy()
  expect(app.tracking.events).toEqual([])
})

test('a short name is looked up while it is typed, and a taken one is said beside it', async () => {
  const app = await open('/app/triggers/create?tagId=link1', [aLink()], {
    '/links/checkSlug': ({ slug }) =>
      slug === 'menu' ? { isAvailable: false, reason: 'This short name is taken.' } : { isAvailable: true },
  })
  await openMore(app)
  const field = screen.getByRole('textbox', { name: 'Short name' })
  await app.user.type(field, 'Menu')
  expect(await screen.findByText('This short name is taken.')).toBeTruthy()
  await app.user.type(field, '2')
  expect(await screen.findByText('Available')).toBeTruthy()
})

test('rules change their order by keyboard-friendly buttons, and the preview says who is led where', async () => {
  const rule = (ruleId: string, url: string) => ({
    ruleId,
    devices: [],
    countries: [],
    from: null,
    until: null,
    weekdays: [],
    startTime: null,
    endTime: null,
    timezone: 'UTC',
    share: 100,
    destination: { experienceId: null, slideId: null, destinationUrl: url },
  })
  const link = aLink({
    rules: [
      { ...rule('one', 'https://one.example'), devices: ['IOS'] },
      { ...rule('two', 'https://two.example'), share: 40 },
    ],
  })
  const app = await open('/app/triggers/create?tagId=link1', [link], {
    '/links/update': (body) => ({ tagData: aLink({ rules: body['rules'] as never, revision: 2 }) }),
  })
  await screen.findByRole('heading', { name: 'Who sees what' }, FIRST_USE)
  const preview = () => within(screen.getByRole('heading', { name: 'Who sees what' }).parentElement ?? document.body)
  // As an iPhone: the first rule applies to all of them.
  expect(preview().getByText('one.example')).toBeTruthy()
  await app.user.click(preview().getByRole('radio', { name: 'Android' }))
  expect(preview().getByText('40 %')).toBeTruthy()
  expect(preview().getByText('60 %')).toBeTruthy()
  await app.user.click(press('Move rule 2 up'))
  await app.user.click(press('Save changes'))
  await waitFor(() =>
    expect(app.server.bodyOf('/links/update')).toMatchObject({ rules: [{ ruleId: 'two' }, { ruleId: 'one' }] }),
  )
})

test('a save that met a newer one shows both and overwrites nothing unasked', async () => {
  const theirs = aLink({ tagName: 'Their name', revision: 7 })
  let saves = 0
  const app = await open('/app/triggers/create?tagId=link1', [aLink()], {
    '/links/update': () => {
      saves += 1
      if (saves > 1) return { tagData: aLink({ tagName: 'My name', revision: 8 }) }
      return conflict(theirs)
    },
  })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await app.user.clear(name)
  await app.user.type(name, 'My name')
  await app.user.click(press('Save changes'))
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  expect(dialog.getByText('Saved: Their name')).toBeTruthy()
  expect(dialog.getByText('Yours: My name')).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(app.server.bodyOf('/links/update')).toMatchObject({ tagName: 'My name', revision: 7 }))
})

test('unsaved changes are asked about before they are left', async () => {
  const app = await open('/app/triggers/create?tagId=link1')
  await app.user.type(screen.getByRole('textbox', { name: 'Note' }), 'By the till')
  await app.user.click(press('Back to your links'))
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  await app.user.click(dialog.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(app.place()).toBe('/app/triggers'))
})

test('campaign words show the address that they make', async () => {
  const app = await open('/app/triggers/create?tagId=link1', [
    aLink({ experienceId: null, destinationUrl: 'https://lark.coffee/menu' }),
  ])
  await openMore(app)
  await app.user.type(screen.getByRole('textbox', { name: 'Campaign' }), 'summer')
  expect(await screen.findByText('https://lark.coffee/menu?utm_campaign=summer')).toBeTruthy()
})
