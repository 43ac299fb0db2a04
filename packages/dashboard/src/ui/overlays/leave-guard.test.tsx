import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LeaveGuard } from './leave-guard.tsx'

const words = { title: 'Leave?', sentence: '', stayLabel: 'Stay', leaveLabel: 'Leave', saveLabel: 'Save' }
afterEach(cleanup)
const draw = (isUnsaved: boolean) =>
  createMemoryRouter([
    { path: '/', element: <LeaveGuard {...words} isUnsaved={isUnsaved} onSave={() => Promise.resolve(true)} /> },
  ])

/** Whether the browser would ask before closing or reloading the tab. */
function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('LeaveGuard lets the browser ask before a tab with unsaved edits is closed, and no longer once they are saved', () => {
  const { rerender } = render(<RouterProvider router={draw(false)} />)
  expect(asksOnClose()).toBe(false)
  rerender(<RouterProvider key="edited" router={draw(true)} />)
  expect(asksOnClose()).toBe(true)
  rerender(<RouterProvider key="saved" router={draw(false)} />)
  expect(asksOnClose()).toBe(false)
})

it('LeaveGuard warns in red only where leaving loses edits', async () => {
  const dangerOf = async (losesEdits: boolean) => {
    const guard = <LeaveGuard {...words} isUnsaved losesEdits={losesEdits} onSave={() => Promise.resolve(true)} />
    const router = createMemoryRouter([
      { path: '/', element: guard },
      { path: '/else', element: <p>Else</p> },
    ])
    render(<RouterProvider router={router} />)
    void router.navigate('/else')
    const button = await screen.findByRole('button', { name: 'Leave' })
    const isRed = button.className.includes('danger')
    cleanup()
    return isRed
  }
  expect(await dangerOf(false)).toBe(false)
  expect(await dangerOf(true)).toBe(true)
})
