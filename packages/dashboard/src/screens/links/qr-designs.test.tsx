// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { conflict, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { plansSold } from '../../testing/billing.ts'
import { aLink } from '../../testing/links.ts'
import { aDesign } from '../../testing/a-design.ts'
import { deletions } from '../../ui/list/deletions.ts'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.stubGlobal('scrollTo', () => undefined)
})

// Screens and dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const designs = [
  aDesign({ qrDesignName: 'Counter', usedByLinks: 2 }),
  aDesign({
    qrDesignId: 'design-0002',
    qrDesignName: 'Window',
    check: { score: 50, grade: 'RISKY', reasons: [], smallestPrintMm: 20, text: '', isDecoded: true },
  }),
]
const server: Handlers = {
  ...signedIn,
  '/qrDesigns/fetchAll': () => ({ qrDesignData: designs }),
  '/links/fetchAll': () => ({ tagData: [aLink({ tagId: 'link-0001', tagName: 'Window sticker' })] }),
}
const open = async (at: string, change: Handlers = {}) => {
  const app = openApp(at, { ...server, ...change })
  await screen.findByRole('heading', { name: /QR designs|Counter|Template/, level: 1 }, FIRST_USE)
  return app
}
/** Replaces the worker of the readers: they can hardly decode anything. */
class HardlyReading extends EventTarget {
  postMessage({ id }: { id: number }) {
    const decode = { share: 0.1, decodes: false, readers: [] }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, outcome: 'CHECKED', decode } })))
  }
  terminate() {}
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the design' })

test('the list says how each design scans and where it is used, and ends with a blank one that does not count', async () => {
  await open('/app/qrDesigns')
  const cards = await screen.findAllByRole('article', {}, FIRST_USE)
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('On 2 linksScans everywhere'),
    expect.stringContaining('Risky'),
  ])
  expect(screen.getByText('2 of 5 on the Free plan')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create Template 3' }).getAttribute('href')).toBe('/app/qrDesigns/create')
  expect(screen.getAllByRole('button', { name: /^Start with/ }).length).toBeGreaterThanOrEqual(12)
})

test('[14.2] a design that no reader has read yet is not called by a grade', async () => {
  const check = {
    score: 92,
    grade: 'EVERYWHERE' as const,
    reasons: [],
    smallestPrintMm: 20,
    text: '',
    isDecoded: false,
  }
  await open('/app/qrDesigns', { '/qrDesigns/fetchAll': () => ({ qrDesignData: [aDesign({ check })] }) })
  expect((await screen.findAllByRole('article'))[0]?.textContent).toMatch(/Not tested yet/)
  expect(screen.queryByText('Scans everywhere')).toBeNull()
})

test('a full plan says so, and begins nothing', async () => {
  const five = [1, 2, 3, 4, 5].map((number) => aDesign({ qrDesignId: `design-100${number}` }))
  await open('/app/qrDesigns', { '/qrDesigns/fetchAll': () => ({ qrDesignData: five }) })
  expect(await screen.findByText(/all places are taken/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Create Template/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start with Ink' })).toHaveProperty('disabled', true)
})

test('a deleted design is gone at once, and Undo brings it back without a word to the server', async () => {
  const app = await open('/app/qrDesigns')
  await app.user.click(await screen.findByRole('button', { name: 'More for Counter' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/2 links keep this look/)).toBeTruthy()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete design' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(app.server.calls.some(({ path }) => path === '/qrDesigns/delete')).toBe(false)
})

test('a design whose deletion the server refuses comes back, and it is said', async () => {
  const app = await open('/app/qrDesigns', { '/qrDesigns/delete': () => refuse('INTERNAL') })
  await app.user.click(await screen.findByRole('button', { name: 'More for Counter' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete design' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await act(() => deletions.commitAll('QR_DESIGNS'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(app.server.bodyOf('/qrDesigns/delete')).toEqual({ qrDesignId: 'design-0001' })
  expect(await screen.findByText(/“Counter” (could not|was not)/)).toBeTruthy()
})

test('a list that does not load says what is safe and tries again', async () => {
  let isDown = true
  const app = openApp('/app/qrDesigns', {
    ...server,
    '/qrDesigns/fetchAll': () => (isDown ? refuse('QR_DESIGN_READ_ONLY') : { qrDesignData: designs }),
  })
  await screen.findByText('Your QR designs did not load', {}, FIRST_USE)
  isDown = false
  await app.user.click(screen.getByRole('button', { name: /Try again/ }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('a design begins with a look, is repaired, undone and saved under its own address', async () => {
  const app = await open('/app/qrDesigns/create?look=ink', {
    '/qrDesigns/update': (body) => ({ qrDesignData: { ...aDesign(), ...body, revision: 1 } }),
  })
  expect(name().value).toBe('Template 3')
  expect(screen.getByRole('radio', { name: 'Squares' }).ariaChecked).toBe('true')
  screen.getByRole('radio', { name: 'Squares' }).focus()
  await app.user.keyboard('{ArrowRight}')
  const chosen = within(screen.getByRole('radiogroup', { name: 'Pattern' })).getByRole('radio', { checked: true })
  expect(chosen.textContent).not.toBe('Squares')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('radio', { name: 'Squares' }).ariaChecked).toBe('true')
  await app.user.clear(name())
  await app.user.type(name(), 'Door')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(app.place()).toMatch(/^\/app\/qrDesigns\/[0-9a-f]{32}$/))
  expect(app.server.bodyOf('/qrDesigns/update')).toMatchObject({
    qrDesignName: 'Door',
    clientConfig: { pattern: 'square', coloring: { body1: '#0E1A2B' } },
  })
  expect(app.server.bodyOf('/qrDesigns/update')).not.toHaveProperty('revision')
  expect(await screen.findByText('All changes saved')).toBeTruthy()
})

test('each reason stands beside its repair, and repairs raise the score', async () => {
  const app = await open('/app/qrDesigns/design-0001')
  const score = () =>
    Number(/\d+/.exec(screen.getByRole('img', { name: /^Score/ }).getAttribute('aria-label') ?? '')?.[0])
  const before = score()
  await app.user.click(screen.getByRole('button', { name: /^Darken: Corner centre is/ }))
  expect(screen.queryByRole('button', { name: /^Darken: Corner centre is/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Make it safe' }))
  expect(score()).toBeGreaterThan(before)
  expect(screen.queryByRole('button', { name: 'Make it safe' })).toBeNull()
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('a code that may not scan is saved only after the person has said so', async () => {
  vi.stubGlobal('Worker', HardlyReading)
  const app = await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/update': (body) => ({ qrDesignData: { ...aDesign(), ...body, revision: 2 } }),
  })
  await screen.findByText(/^Read 10 % as often/, {}, FIRST_USE)
  await app.user.type(name(), ' 2')
  await app.user.keyboard('{Control>}s{/Control}')
  const question = await screen.findByRole('dialog', { name: 'This code may not scan. Save anyway?' })
  await app.user.click(within(question).getByText('Fix it first'))
  expect(app.server.bodyOf('/qrDesigns/update')).toBeUndefined()
  await app.user.keyboard('{Control>}s{/Control}')
  await app.user.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(app.server.bodyOf('/qrDesigns/update')).toMatchObject({ revision: 1 }))
})

test('what was changed elsewhere meanwhile is shown beside the own, and overwritten by nobody', async () => {
  const theirs = aDesign({ qrDesignName: 'Till', revision: 2 })
  const app = await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/update': (body) => {
      if (body['revision'] === 2) return { qrDesignData: { ...theirs, ...body, revision: 3 } }
      return conflict(theirs)
    },
  })
  await app.user.click(screen.getByRole('button', { name: 'Make it safe' }))
  await app.user.clear(name())
  await app.user.type(name(), 'Bar')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', {}, FIRST_USE)
  expect(within(dialog).getByText('Till')).toBeTruthy()
  expect(within(dialog).getByText('Bar')).toBeTruthy()
})

test('a design of a plan that holds fewer now is shown, and not changed', async () => {
  await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/fetchAll': () => ({ qrDesignData: [aDesign({ isReadOnly: true })] }),
  })
  expect(await screen.findByText(/The newer ones are read-only/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(name().readOnly).toBe(true)
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('a code that nothing reads is downloaded after a question, under the name the server gave it', async () => {
  URL.createObjectURL = () => '#' // jsdom has none
  const headers = { 'content-disposition': 'attachment; filename="window-sticker.png"' }
  const app = await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/file': ({ isConfirmed }) =>
      isConfirmed === 'true' ? new Response('png', { headers }) : refuse('QR_UNREADABLE'),
  })
  await app.user.click(screen.getByRole('button', { name: 'Download' }))
  const dialog = await screen.findByRole('dialog', {}, FIRST_USE)
  await app.user.click(await within(dialog).findByRole('button', { name: 'Code' }))
  const ofCode = within(await screen.findByRole('dialog', { name: 'Download code' }, FIRST_USE))
  await app.user.click(ofCode.getByRole('button', { name: 'Download' }))
  await app.user.click(await screen.findByRole('button', { name: 'Download anyway' }))
  expect(await screen.findByText(/window-sticker\.png/)).toBeTruthy()
  expect(app.server.bodyOf('/qrDesigns/file')).toMatchObject({ isTransparent: 'false', format: 'png' })
})

test('links take the design by a tick', async () => {
  const app = await open('/app/qrDesigns/design-0001', {
    '/links/changeMany': () => ({ results: [{ id: 'link-0001', outcome: 'DONE' }] }),
  })
  await app.user.click(screen.getByRole('button', { name: 'Use on links' }))
  await app.user.click(await screen.findByRole('checkbox', { name: /Window sticker/ }, FIRST_USE))
  await app.user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(app.server.bodyOf('/links/changeMany')).toEqual({
      ids: ['link-0001'],
      change: { type: 'DESIGN', qrDesignId: 'design-0001' },
    }),
  )
})

test('a copy that does not fit is refused in a dialog, with the plan that makes room', async () => {
  const full = Array.from({ length: 5 }, (_, index) =>
    aDesign({ qrDesignId: `design-${index}`, qrDesignName: `Design ${index}` }),
  )
  const app = await open('/app/qrDesigns', { ...plansSold, '/qrDesigns/fetchAll': () => ({ qrDesignData: full }) })
  await app.user.click(await screen.findByRole('button', { name: 'More for Design 1' }, FIRST_USE))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, FIRST_USE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your plan is full' }, FIRST_USE))
  expect(await dialog.findByRole('button', { name: /^Upgrade to/ })).toBeTruthy()
})
