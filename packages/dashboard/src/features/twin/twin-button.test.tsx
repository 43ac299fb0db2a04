// @vitest-environment jsdom
import { slide } from '@taplet/slides/schema'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Handlers, refuse } from '../../testing/fake-server.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { TwinButton } from './twin-button.tsx'

// The dialog is loaded when first opened.
const FIRST_USE = { timeout: 15_000 }
beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({})))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const aTwin = (followers = 0) => ({
  twin: { twinId: 't1', url: 'http://localhost:3000/twin/t1', expiresAt: '2026-01-01T10:30:00.000Z', followers },
})

/** An editor that changes the slide's name on each press. */
function Editor() {
  const [document, setDocument] = useState(slide.parse({ viewId: 'v1', viewName: 'Menu' }))
  return (
    <>
      <button type="button" onClick={() => setDocument({ ...document, viewName: `${document.viewName}!` })}>
        Edit
      </button>
      <TwinButton kind="SLIDE" targetId="i1" document={document} />
    </>
  )
}

async function open(change: Handlers = {}) {
  const server = renderPiece(<Editor />, {
    '/instance': () => ({ sellsPlans: false, publicUrl: 'http://localhost:3000', isDevelopment: true }),
    '/twins/open': () => aTwin(),
    '/twins/t1/show': () => aTwin(),
    '/twins/t1/keep': () => aTwin(),
    '/twins/t1/close': () => ({}),
    ...change,
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'On your phone' }))
  return { server, user, dialog: await screen.findByRole('dialog', {}, FIRST_USE) }
}
const shownName = (body: Record<string, unknown> | undefined) =>
  (body?.['shown'] as { slide?: { viewName?: string } } | undefined)?.slide?.viewName // what this editor shows

test('the first press opens a code, and each edit is sent from then on, the dialog closed or not', async () => {
  const { server, user, dialog } = await open()
  await within(dialog).findByRole('img', { name: 'Code that opens this draft on a phone' })
  await waitFor(() => expect(shownName(server.bodyOf('/twins/t1/show'))).toBe('Menu'))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(shownName(server.bodyOf('/twins/t1/show'))).toBe('Menu!'))
})

test('the button and the dialog tell how many phones follow', async () => {
  const { dialog } = await open({ '/twins/t1/show': () => aTwin(2) })
  expect(await within(dialog).findByText('2 phones connected')).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 phones connected', hidden: true })).toBeTruthy()
})

test('an address that leads to the computer itself is explained, unless its address in the network is known', async () => {
  const { dialog } = await open()
  expect(await within(dialog).findByText('A phone cannot open this address')).toBeTruthy()
  cleanup()
  sessionStorage.clear()
  const instance = {
    sellsPlans: false,
    publicUrl: 'http://localhost:3000',
    isDevelopment: true,
    networkUrl: 'http://192.168.1.5:3000',
  }
  const second = await open({ '/instance': () => instance })
  expect(await within(second.dialog).findByText('http://192.168.1.5:3000/twin/t1')).toBeTruthy()
  expect(within(second.dialog).queryByText('A phone cannot open this address')).toBeNull()
})

test('a preview that was ended offers a new code', async () => {
  const { server, user, dialog } = await open()
  await user.click(await within(dialog).findByRole('button', { name: 'End preview' }))
  expect(await within(dialog).findByText('This preview has ended')).toBeTruthy()
  expect(server.calls.some(({ path }) => path === '/twins/t1/close')).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: 'New code' }))
  expect(await within(dialog).findByRole('img')).toBeTruthy()
})

test('a preview that the server has ended says so', async () => {
  const { dialog } = await open({ '/twins/t1/show': () => refuse('TWIN_ENDED') })
  expect(await within(dialog).findByText('This preview has ended')).toBeTruthy()
})

test('a code that cannot be made can be tried again', async () => {
  const answers = [refuse('INTERNAL')]
  const { user, dialog } = await open({ '/twins/open': () => answers.pop() ?? aTwin() })
  await user.click(await within(dialog).findByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByRole('img')).toBeTruthy()
})

test('phones that followed before a reload go on following without a press', async () => {
  sessionStorage.setItem('taplet.twin.SLIDE.i1', '"t1"')
  const server = renderPiece(<Editor />, { '/twins/t1/show': () => aTwin(1), '/twins/t1/keep': () => aTwin(1) })
  expect(await screen.findByRole('button', { name: '1 phone connected' }, FIRST_USE)).toBeTruthy()
  expect(server.calls.some(({ path }) => path === '/twins/open')).toBe(false)
})
