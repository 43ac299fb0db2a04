// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQuery } from '../../entities/account/queries.ts'
import { refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

const reload = vi.hoisted(() => vi.fn())
vi.mock('../../lib/device/reload-page.ts', () => ({ reloadPage: reload })) // jsdom cannot

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function logOut(signOut: () => Response | Promise<Response>) {
  const app = openApp('/app/history', { ...signedIn, '/auth/signOut': signOut })
  await app.user.click(await screen.findByRole('button', { name: 'Account of Rosa Marques' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  await waitFor(() => expect(app.server.bodyOf('/auth/signOut')).toBeDefined())
  return app
}
const account = (app: ReturnType<typeof openApp>) => app.queryClient.getQueryData(accountQuery(app.api).queryKey)

test('signing out is tracked once the server has said so, then everything is forgotten and the page reloaded', async () => {
  const answer = Promise.withResolvers<Response>()
  const app = await logOut(() => answer.promise)
  expect(app.tracking.events, 'the server has not answered yet').toEqual([])
  expect(reload).not.toHaveBeenCalled()
  expect(account(app)).toMatchObject({ name: 'Rosa Marques' })

  reload.mockImplementation(() => expect(account(app), 'forgotten before the reload').toBeUndefined())
  answer.resolve(Response.json({ callResult: 'SUCCESS' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(app.tracking.events.map(({ event }) => event)).toEqual(['signed_out'])
})

test('a failed log out says "Unable to logout", and nothing is tracked, forgotten or reloaded', async () => {
  const app = await logOut(() => refuse('UNAVAILABLE'))
  expect(await screen.findByText('Unable to logout')).toBeTruthy()
  expect(app.tracking.events).toEqual([])
  expect(account(app)).toMatchObject({ name: 'Rosa Marques' })
  expect(reload).not.toHaveBeenCalled()
})
