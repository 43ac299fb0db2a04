// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { replyDrafts } from '../../features/inbox/entries/detail/reply-drafts.ts'
import { refuse } from '../../testing/fake-server.ts'
import { aReview, aSignUp, inboxOf } from '../../testing/inbox.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  // Sends pending deletions now, so that they do not leak into the next test.
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()
  for (const { id } of reviews) replyDrafts.keep(id, undefined)
})

// Dialogs, menus and screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const NAMES = ['Ines', 'Rui', 'Marta']
const reviews = NAMES.map((name, index) =>
  aReview({ id: `r${index}`, name, text: `${name} was here`, isRead: index > 0 }),
)
const people = [aSignUp(), aSignUp({ id: 's2', email: 'rui@harbour.example', state: 'WAITING', confirmedAt: null })]

const open = async (at: string, handlers = inboxOf([...reviews, ...people])) => {
  const app = openApp(at, handlers)
  await screen.findAllByRole('article', {}, FIRST_USE)
  return app
}
const row = (name: string) => {
  const found = screen.getAllByRole('article').find((one) => within(one).queryByText(name))
  if (!found) throw new Error(`No row of ${name}`)
  return within(found)
}
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
const detail = (name = 'Review') => within(screen.getByRole('region', { name }))

test('an entry opens beside the list, is read then, and shows the way to its slide', async () => {
  const app = await open('/app/inbox')
  expect(link('Ines').textContent).toContain('Unread')
  await app.user.click(link('Ines'))
  expect(app.place()).toBe('/app/inbox?open=r0')
  expect(detail().getByRole('heading', { name: 'Ines' })).toBeTruthy()
  expect(detail().getByText('Ines was here')).toBeTruthy()
  expect(detail().getByRole('img', { name: '5 of 5 stars' })).toBeTruthy()
  expect(detail().getByRole('link', { name: 'Say hello' }).getAttribute('href')).toContain('/app/experienceItems/i1')
  await waitFor(() => expect(app.server.bodyOf('/inbox/read')).toEqual({ ids: ['r0'], isRead: true }))
  expect(link('Ines').textContent).not.toContain('Unread')
})

test('approving shows at once with a link to the live slide, and Undo takes it back', async () => {
  const app = await open('/app/inbox?open=r1')
  await app.user.click(detail().getByRole('button', { name: 'Approve' }))
  expect(detail().getByRole('link', { name: 'See it on the live page' }).getAttribute('href')).toBe('/lark#slide-2')
  expect(row('Rui').getByText('Approved')).toBeTruthy()
  expect(app.server.bodyOf('/inbox/moderate')).toEqual({ ids: ['r1'], state: 'APPROVED' })
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }, FIRST_USE))
  await waitFor(() => expect(app.server.bodyOf('/inbox/moderate')).toEqual({ ids: ['r1'], state: 'PENDING' }))
  expect(row('Rui').getByText('Waiting')).toBeTruthy()
})

test('a decision that the server refuses is taken back and said', async () => {
  const refused = { '/inbox/moderate': () => refuse('UNAVAILABLE') }
  const app = await open('/app/inbox?open=r1', inboxOf(reviews, refused))
  await app.user.click(detail().getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(/could not be changed and is as it was/, {}, FIRST_USE)).toBeTruthy()
  expect(row('Rui').getByText('Waiting')).toBeTruthy()
  expect(app.log.entries.map(({ name }) => name)).toContain('inbox.moderate')
})

test('keys move, decide and delete, and the focus always has a place', async () => {
  const app = await open('/app/inbox')
  link('Ines').focus()
  await app.user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(link('Rui')))
  await app.user.keyboard('a')
  expect(app.server.bodyOf('/inbox/moderate')).toEqual({ ids: ['r1'], state: 'APPROVED' })
  await app.user.keyboard('k')
  await waitFor(() => expect(document.activeElement).toBe(link('Ines')))
  await app.user.keyboard('{Enter}')
  expect(app.place()).toBe('/app/inbox?open=r0')
  await app.user.keyboard('w')
  expect(document.activeElement).toBe(detail().getByRole('textbox', { name: 'Your answer' }))
  await app.user.keyboard('r')
  expect(app.server.calls.filter(({ path }) => path === '/inbox/moderate')).toHaveLength(1)
  link('Ines').focus()
  await app.user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(link('Rui')))
  expect(screen.queryByText('Ines')).toBeNull()
  expect(app.place()).toBe('/app/inbox?open=r1')
  const strip = screen.getByText('The review is deleted').parentElement
  await app.user.click(within(strip ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(document.activeElement).toBe(link('Ines')))
  expect(app.server.bodyOf('/inbox/delete')).toBeUndefined()
})

test('an answer stands under the review, can be edited, and comes back to be sent again when it is refused', async () => {
  let isBroken = true
  const app = await open(
    '/app/inbox?open=r0',
    inboxOf(reviews, {
      '/inbox/reply': ({ reply }) =>
        isBroken
          ? refuse('UNAVAILABLE')
          : { review: { ...reviews[0], reply, repliedAt: reply ? '2026-05-21T08:00:00.000Z' : null } },
    }),
  )
  const box = () => detail().getByRole('textbox', { name: 'Your answer' })
  await app.user.type(box(), 'Thank you, Ines')
  await app.user.click(detail().getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/The answer could not be saved/, {}, FIRST_USE)).toBeTruthy()
  expect(box()).toHaveProperty('value', 'Thank you, Ines')
  isBroken = false
  await app.user.click(detail().getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(document.activeElement).toBe(detail().getByRole('button', { name: 'Edit' })))
  expect(detail().getByText('Thank you, Ines')).toBeTruthy()
  await app.user.click(detail().getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(app.server.bodyOf('/inbox/reply')).toEqual({ id: 'r0', reply: '' }))
  expect(box()).toHaveProperty('value', '')
})

test('an answer that was begun is still there after a look at another review', async () => {
  const app = await open('/app/inbox?open=r0')
  await app.user.type(detail().getByRole('textbox', { name: 'Your answer' }), 'Half a')
  await app.user.click(link('Rui'))
  expect(detail().getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', '')
  await app.user.click(link('Ines'))
  expect(detail().getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'Half a')
})

test('many are decided together, and the next page comes with Show more', async () => {
  const app = await open('/app/inbox')
  await app.user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(document.activeElement).toBe(link('Marta')))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await app.user.keyboard('{Control>}a{/Control}')
  const bar = within(screen.getByRole('toolbar'))
  expect(bar.getByText('3 selected')).toBeTruthy()
  await app.user.click(bar.getByRole('button', { name: 'Mark as spam' }))
  expect(app.server.bodyOf('/inbox/moderate')).toEqual({ ids: ['r0', 'r1', 'r2'], state: 'SPAM' })
  expect(screen.queryByRole('toolbar')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(link('Ines')))
})

test('filters, search and order are in the address and in what is asked for', async () => {
  const app = await open('/app/inbox?state=PENDING&stars=5&app=e1&sort=oldest&when=own&from=2026-05-01')
  const asked = () => app.server.bodyOf('/inbox')
  expect(asked()).toMatchObject({
    kind: 'REVIEW',
    state: 'PENDING',
    stars: '5',
    experienceId: 'e1',
    order: 'OLDEST',
    from: '2026-05-01',
  })
  await app.user.type(screen.getByRole('searchbox'), 'Rui')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(app.place()).toContain('q=Rui')
  await app.user.type(screen.getByRole('searchbox'), 'zz')
  await app.user.click(await screen.findByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(app.place()).toBe('/app/inbox?sort=oldest&from=2026-05-01')
})

test('a link opens an entry that the list does not show', async () => {
  await open('/app/inbox?open=r2')
  expect(await screen.findByRole('heading', { name: 'Marta' })).toBeTruthy()
})

test('a sign-up says what was agreed to, and all of a person is deleted on request', async () => {
  const app = await open('/app/inbox?tab=signups', inboxOf(people, { '/inbox/deletePerson': () => ({ deleted: 2 }) }))
  expect(row('rui@harbour.example').getByText('To confirm')).toBeTruthy()
  await app.user.click(link('ines@harbour.example'))
  const person = detail('Sign-up')
  expect(person.getByText('Yes, send me one letter a month.')).toBeTruthy()
  await app.user.click(person.getByRole('button', { name: 'Delete all sign-ups' }))
  const name = 'Delete all sign-ups of ines@harbour.example?'
  const dialog = within(await screen.findByRole('dialog', { name }, FIRST_USE))
  await app.user.click(dialog.getByRole('button', { name: 'Delete all sign-ups' }))
  await waitFor(() => expect(app.server.bodyOf('/inbox/deletePerson')).toEqual({ email: 'ines@harbour.example' }))
  await waitFor(() => expect(app.place()).toBe('/app/inbox?tab=signups'))
})

test('the file has what the filters leave', async () => {
  const app = await open('/app/inbox?state=PENDING&sort=oldest')
  const hrefs: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    hrefs.push(this.href)
  })
  await app.user.click(screen.getByRole('button', { name: 'Export CSV' }))
  press.mockRestore()
  const { pathname, searchParams } = new URL(hrefs[0] ?? '')
  expect(pathname).toBe('/api/inbox/export.csv')
  expect(Object.fromEntries(searchParams)).toMatchObject({ kind: 'REVIEW', state: 'PENDING' })
  expect(searchParams.has('order')).toBe(false)
})

test('an empty inbox says how to fill it, and one that does not load how to go on', async () => {
  openApp('/app/inbox', inboxOf([]))
  expect(await screen.findByRole('heading', { name: 'No reviews yet' }, FIRST_USE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a review form to a slide' }).getAttribute('href')).toBe(
    '/app/experienceItems',
  )
  cleanup()
  let isBroken = true
  const { user } = openApp(
    '/app/inbox',
    inboxOf(reviews, {
      '/inbox': () => (isBroken ? refuse('UNAVAILABLE') : { entries: [reviews[0]], nextCursor: null }),
    }),
  )
  expect(await screen.findByText('Your inbox did not load')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ines was here')).toBeTruthy()
})

test('the navigation says how much is unread', async () => {
  await open('/app/inbox', inboxOf([...reviews, aSignUp({ isRead: false })]))
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(await main.findByRole('link', { name: /^Inbox\s?2 waiting$/ }, FIRST_USE)).toBeTruthy()
})
