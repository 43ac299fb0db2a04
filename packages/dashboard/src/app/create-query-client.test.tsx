// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConsoleLog } from '../lib/log.ts'
import { refuse, signedIn } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'

beforeAll(() => vi.stubGlobal('scrollTo', () => undefined)) // jsdom has no scrolling
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('a failed fetch of the instant apps is logged by name, status and code', async () => {
  const app = openApp('/app/triggers', { ...signedIn, '/getAllPagesByAccountId': () => refuse('UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'Your instant apps did not load' })
  expect(app.log.entries).toEqual([
    { event: 'fetch_failed', name: 'experiences.getAll', status: 503, code: 'UNAVAILABLE' },
  ])
})

test('failed fetches of slides and media are logged, and one that never reached the server says what kind of error', async () => {
  const app = openApp('/app/experienceItems', {
    ...signedIn,
    '/experienceItems/getAll': () => refuse('UNAVAILABLE'),
    '/media/getAll': () => Promise.reject(new TypeError('rosa@lark.coffee is offline')),
  })
  await waitFor(() => expect(app.log.entries).toHaveLength(2))
  expect(app.log.entries).toContainEqual({
    event: 'fetch_failed',
    name: 'slides.getAllItems',
    status: 503,
    code: 'UNAVAILABLE',
  })
  expect(app.log.entries).toContainEqual({ event: 'fetch_failed', name: 'media.getAll', code: 'TypeError' })
})

test('a failed save and a failed delete of an instant app are logged, without what was in it', async () => {
  const app = openApp('/app/experiences/e1', {
    ...signedIn,
    '/instance': () => ({ sellsPlans: false, publicUrl: 'https://taplet.example', isDevelopment: true }),
    '/media/getAll': () => ({ media: [] }),
    '/deletePage': () => refuse('UNAVAILABLE'),
    '/experiences/publish': () => refuse('PAGE_NAME_TAKEN'),
  })
  await app.user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2')
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  const failed = () => app.log.entries.filter(({ event }) => event === 'change_failed')
  await waitFor(() => expect(failed()).toHaveLength(1))
  await app.user.click(screen.getByRole('button', { name: 'Delete instant app' }))
  const dialog = await screen.findByRole('dialog', { name: /^Delete Lark Coffee/ })
  await app.user.click(within(dialog).getByText('Delete instant app'))
  // The deletion is sent when the time for Undo is over, at the latest when the list is left.
  await screen.findByRole('button', { name: 'Undo' })
  await app.router.navigate('/app/explore')
  await waitFor(() => expect(failed()).toHaveLength(2), { timeout: 5000 })
  expect(failed()).toEqual([
    { event: 'change_failed', name: 'experiences.publish', status: 409, code: 'PAGE_NAME_TAKEN' },
    { event: 'change_failed', name: 'experiences.delete', status: 503, code: 'UNAVAILABLE' },
  ])
})

test('what a person typed into a check is not part of the entry', async () => {
  const app = openApp('/app/history')
  const queryKey = ['experiences', 'checkName', 'rosas-secret-cafe']
  const queryFn = () => Promise.reject(new Error('rosas-secret-cafe'))
  await expect(app.queryClient.fetchQuery({ queryKey, queryFn })).rejects.toThrow('rosas-secret-cafe')
  expect(app.log.entries).toEqual([{ event: 'fetch_failed', name: 'experiences.checkName', code: 'Error' }])
})

test('the log of a browser is its console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const entry = { event: 'fetch_failed', name: 'explore', code: 'TypeError' } as const
  createConsoleLog().write(entry)
  expect(warn).toHaveBeenCalledExactlyOnceWith(entry)
})
