// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aPage, type Handlers, refuse } from '../../testing/fake-server.ts'
import { anItem } from '../../testing/library.ts'
import { aLink, linkServer } from '../../testing/links.ts'
import { openApp } from '../../testing/open-app.tsx'
import { deletions } from '../../ui/list/deletions.ts'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(async () => {
  cleanup()
  await deletions.commitAll()
  localStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const links = [
  aLink({ tagId: 'own', tagName: 'Lark Coffee', isDefault: true, createdAt: '2026-01-01T00:00:00.000Z' }),
  aLink({ tagId: 'door', tagName: 'Door', createdAt: '2026-02-01T00:00:00.000Z' }),
  aLink({ tagId: 'key', tagName: 'Key ring', tagSubType: 'GOLD', createdAt: '2026-03-01T00:00:00.000Z' }),
  aLink({
    tagId: 'shop',
    tagName: 'Shop',
    experienceId: null,
    destinationUrl: 'https://lark.coffee/shop',
    active: false,
    createdAt: '2026-04-01T00:00:00.000Z',
  }),
]
const health = {
  door: { state: 'DEAD', detail: 'It answers that there is nothing.', checkedAt: '2026-05-01T08:00:00.000Z' },
}
const open = async (at = '/app/triggers', change: Handlers = {}) => {
  const server = linkServer(links, change)
  const app = openApp(at, server)
  await screen.findAllByRole('article', {}, FIRST_USE)
  return app
}
const shown = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent)
const row = (name: string) => {
  const found = screen.getAllByRole('article').find((one) => within(one).queryByRole('heading', { name }))
  if (!found) throw new Error(`No row of ${name}`)
  return within(found)
}
const choose = async (app: Awaited<ReturnType<typeof open>>, name: string, action: string) => {
  await app.user.click(row(name).getByRole('button', { name: `More for ${name}` }))
  await app.user.click(await screen.findByRole('menuitem', { name: action }, FIRST_USE))
}

test('the list of links shows them with where they lead, their scans and how they are, the newest first', async () => {
  await open('/app/triggers', {
    '/links/stats': () => ({ scans: { door: { total: 1214, last30Days: 214, today: 3, lastAt: null } }, health }),
  })
  expect(shown()).toEqual(['Shop', 'Key ring', 'Door', 'Lark Coffee'])
  expect(row('Shop').getByText('lark.coffee/shop')).toBeTruthy()
  expect(row('Key ring').getByRole('img', { name: 'Gold' })).toBeTruthy()
  expect(row('Lark Coffee').getByText('App’s own link')).toBeTruthy()
  expect(await row('Door').findByText('1,214')).toBeTruthy()
  expect(row('Door').getByText('It answers that there is nothing.')).toBeTruthy()
})

test('[14.22] the links that count towards the limit of the plan are told apart from those of apps, so that the list is as long as it says', async () => {
  await open('/app/triggers')
  expect(shown()).toHaveLength(4)
  expect(screen.getByText('3 of 10 on the Free plan, and 1 app’s own link')).toBeTruthy()
})

test('search, filters and order are in the address', async () => {
  const app = await open('/app/triggers?kind=tag')
  expect(shown()).toEqual(['Key ring'])
  await app.user.type(screen.getByRole('searchbox'), 'zzz')
  await app.user.click(await screen.findByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(shown()).toHaveLength(4))
  await app.user.click(screen.getByRole('button', { name: 'Off 1' }))
  await waitFor(() => expect(app.place()).toBe('/app/triggers?state=off'))
  expect(shown()).toEqual(['Shop'])
})

test('deleting says how often it was scanned, and pointing it elsewhere is offered instead', async () => {
  const app = await open('/app/triggers', {
    '/links/stats': () => ({ scans: { door: { total: 900, last30Days: 214, today: 0, lastAt: null } }, health: {} }),
    '/links/changeMany': () => ({ results: [{ id: 'door', outcome: 'DONE' }] }),
  })
  await row('Door').findByText('900')
  await choose(app, 'Door', 'Delete')
  const dialog = within(await screen.findByRole('dialog', {}, FIRST_USE))
  expect(dialog.getByText(/Scanned 214 times in the last 30 days. Printed\?/)).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Change destination' }))
  await app.user.click(await screen.findByRole('radio', { name: 'Web address' }, FIRST_USE))
  await app.user.type(screen.getByRole('textbox', { name: 'Web address' }), 'lark.coffee/new')
  await app.user.click(screen.getByRole('button', { name: 'Save destination' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/links/changeMany')).toEqual({
      ids: ['door'],
      change: { type: 'POINT', to: { experienceId: null, slideId: null, destinationUrl: 'https://lark.coffee/new' } },
    }),
  )
  expect(app.server.bodyOf('/links/delete')).toBeUndefined()
})

test('a deleted link is gone at once; Undo brings it back and the server never hears of it', async () => {
  const app = await open()
  await choose(app, 'Door', 'Delete')
  await app.user.click(await screen.findByRole('button', { name: 'Delete link' }, FIRST_USE))
  await waitFor(() => expect(shown()).not.toContain('Door'))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shown()).toContain('Door'))
  expect(app.server.bodyOf('/links/delete')).toBeUndefined()
})

test('a deletion that the server refuses puts the link back', async () => {
  const app = await open('/app/triggers', { '/links/delete': () => refuse('INTERNAL') })
  await choose(app, 'Door', 'Delete')
  await app.user.click(await screen.findByRole('button', { name: 'Delete link' }, FIRST_USE))
  await waitFor(() => expect(shown()).not.toContain('Door'))
  await deletions.commitAll('LINKS')
  await waitFor(() => expect(shown()).toContain('Door'))
})

test('a switch that the server refuses goes back', async () => {
  const app = await open('/app/triggers', { '/links/changeMany': () => refuse('INTERNAL') })
  const isOn = () => row('Key ring').getByRole('switch').getAttribute('aria-checked')
  expect(isOn()).toBe('true')
  await app.user.click(row('Key ring').getByRole('switch'))
  await waitFor(() => expect(app.server.bodyOf('/links/changeMany')).toBeTruthy())
  await waitFor(() => expect(isOn()).toBe('true'))
})

test('a switch without a connection is told to wait, and is sent once there is one', async () => {
  const app = await open('/app/triggers', {
    '/links/changeMany': () => ({ results: [{ id: 'key', outcome: 'DONE' }] }),
  })
  onlineManager.setOnline(false)
  await app.user.click(row('Key ring').getByRole('switch'))
  expect(await screen.findByText(/The change is sent as soon as there is one/)).toBeTruthy()
  expect(row('Key ring').getByRole('switch').getAttribute('aria-checked')).toBe('false')
  expect(app.server.bodyOf('/links/changeMany')).toBeUndefined()
  onlineManager.setOnline(true)
  await waitFor(() => expect(app.server.bodyOf('/links/changeMany')).toMatchObject({ ids: ['key'] }))
})

test('several links are pointed elsewhere at once; an app’s own link stays with its app', async () => {
  const app = await open('/app/triggers', { '/links/changeMany': () => ({ results: [] }) })
  for (const name of ['Door', 'Lark Coffee', 'Shop'])
    await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Change destination' }))
  await app.user.click(await screen.findByRole('radio', { name: 'Web address' }, FIRST_USE))
  await app.user.type(screen.getByRole('textbox', { name: 'Web address' }), 'lark.coffee')
  await app.user.click(screen.getByRole('button', { name: 'Save destination' }))
  await waitFor(() => expect(app.server.bodyOf('/links/changeMany')).toMatchObject({ ids: ['shop', 'door'] }))
})

test('a file is tried out before anything is made of it', async () => {
  const rows = [
    { line: 2, outcome: 'CREATED', problem: '', link: aLink({ tagId: 'new', tagName: 'Poster' }) },
    { line: 3, outcome: 'REFUSED', problem: 'You have no app “Lerk”.', link: null },
  ]
  const app = await open('/app/triggers', { '/links/import': () => ({ rows, batch: null }) })
  await app.user.click(screen.getByRole('button', { name: 'More for all links' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Import CSV' }, FIRST_USE))
  const file = new File(['name,app\nPoster,Lark\nX,Lerk\n'], 'links.csv', { type: 'text/csv' })
  await app.user.upload(await screen.findByLabelText('File with links', {}, FIRST_USE), file)
  expect(await screen.findByText('You have no app “Lerk”.')).toBeTruthy()
  expect(app.server.bodyOf('/links/import')).toMatchObject({ isDryRun: true })
  await app.user.click(screen.getByRole('button', { name: 'Create 1 link' }))
  await waitFor(() => expect(app.server.bodyOf('/links/import')).not.toHaveProperty('isDryRun'))
  await waitFor(() => expect(app.tracking.events.map(({ event }) => event)).toEqual(['trigger_created']))
})

test('[14.6] the codes that the filter leaves are those that are downloaded', async () => {
  const app = await open('/app/triggers?state=off')
  await app.user.click(screen.getByRole('button', { name: 'More for all links' }))
  expect(await screen.findByRole('menuitem', { name: 'Download 1 code shown' }, FIRST_USE)).toBeTruthy()
})

test('[14.7] a series is made in one dialog, and the list then shows its batch alone', async () => {
  const batch = { batchId: 'b1', name: 'Table 1 – Table 500', createdAt: '2026-05-01T08:00:00.000Z' }
  const made = aLink({ tagId: 'table', tagName: 'Table 1', batchId: 'b1' })
  let isMade = false
  const app = await open('/app/triggers', {
    '/links/fetchAll': () => ({ tagData: isMade ? [...links, made] : links }),
    '/links/batches': () => ({ batches: isMade ? [batch] : [] }),
    '/links/createSeries': () => {
      isMade = true
      return { batch, tagData: [made] }
    },
  })
  await app.user.click(screen.getByRole('button', { name: 'More for all links' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'New series' }, FIRST_USE))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }, FIRST_USE), 'Table')
  await app.user.clear(screen.getByRole('textbox', { name: 'How many' }))
  await app.user.type(screen.getByRole('textbox', { name: 'How many' }), '500')
  expect(screen.getByText('Table 1 … Table 500')).toBeTruthy()
  await app.user.click(screen.getByRole('radio', { name: 'Web address' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Web address' }), 'lark.coffee/menu')
  await app.user.click(screen.getByRole('button', { name: 'Create 500 links' }))
  await waitFor(() => expect(app.place()).toBe('/app/triggers?batch=b1'))
  await waitFor(() => expect(shown()).toEqual(['Table 1']))
  expect(app.server.bodyOf('/links/createSeries')).toMatchObject({
    name: 'Table',
    from: 1,
    count: 500,
    destinationUrl: 'https://lark.coffee/menu',
  })
})

test('[14.6] chosen codes travel in the body; the file is made while one goes elsewhere, and found again above the list', async () => {
  const job = {
    jobId: 'job1',
    kind: 'CODE_LABELS',
    state: 'RUNNING',
    done: 1,
    total: 2,
    bytes: 0,
    warning: '',
    problem: '',
    createdAt: '2026-05-01T08:00:00.000Z',
    expiresAt: null,
  }
  let jobs: object[] = []
  const app = await open('/app/triggers', {
    '/longJobs/fetchAll': () => ({ jobs }),
    '/qrDesigns/makeFiles': () => {
      jobs = [job]
      return { job }
    },
    '/longJobs/delete': () => {
      jobs = []
      return {}
    },
  })
  for (const name of ['Door', 'Shop']) await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Download codes' }))
  await app.user.click(await screen.findByRole('radio', { name: 'Label sheets' }, FIRST_USE))
  await app.user.clear(screen.getByRole('textbox', { name: 'Copies of each code' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Copies of each code' }), '12')
  await app.user.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('progressbar', { name: 'Label sheets of 2 codes' })).toBeTruthy()
  expect(app.server.bodyOf('/qrDesigns/makeFiles')).toEqual({
    tagIds: ['shop', 'door'],
    output: 'labels',
    sheet: 'A4_3X8',
    copies: 12,
    captionOf: 'NONE',
    caption: '',
  })
  const dialog = within(screen.getByRole('dialog'))
  await app.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  const strips = within(await screen.findByRole('region', { name: 'Downloads' }, FIRST_USE))
  expect(strips.getByText('1 of 2')).toBeTruthy()
  await app.user.click(strips.getByRole('button', { name: 'Cancel: Label sheets of 2 codes' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Downloads' })).toBeNull())
  expect(app.server.bodyOf('/longJobs/delete')).toEqual({ jobId: 'job1' })
})

test('a list that does not load says what is safe, and comes with the next try', async () => {
  let isDown = true
  const app = openApp(
    '/app/triggers',
    linkServer(links, { '/links/fetchAll': () => (isDown ? refuse('INTERNAL') : { tagData: links }) }),
  )
  expect(await screen.findByText('Your links and codes stay as they are. Nothing is lost.', {}, FIRST_USE)).toBeTruthy()
  isDown = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toHaveLength(4))
})

test('[14.19] the sheet of 40 says how finely to print it as soon as there is text with its codes', async () => {
  const app = await open()
  for (const name of ['Door', 'Shop']) await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await app.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Download codes' }))
  await app.user.click(await screen.findByRole('radio', { name: 'Label sheets' }, FIRST_USE))
  await app.user.click(screen.getByRole('combobox', { name: /^Sheet/ }))
  await app.user.click(await screen.findByRole('option', { name: /40 labels/ }))
  expect(screen.queryByText(/300 dpi/)).toBeNull()
  await app.user.click(screen.getByRole('radio', { name: 'Link name' }))
  expect(screen.getByText(/print at 300 dpi or more/)).toBeTruthy()
})

test('[14.8] the tile of a link to an app with only a product shows its slide', async () => {
  const product = anItem({ experienceItemId: 'i1', itemType: 'PRODUCT', viewId: null, productId: 'mug' })
  await open('/app/triggers', {
    '/experienceItems/getAll': () => ({ body: { experienceItems: [product] } }),
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i1'] })] }),
    '/products/getAll': () => ({ products: [] }),
  })
  await waitFor(() => expect(document.querySelector('article [class*="_thumb"]')).toBeTruthy(), FIRST_USE)
})
