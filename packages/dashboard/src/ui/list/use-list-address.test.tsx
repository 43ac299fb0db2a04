import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useListAddress } from './use-list-address.ts'

afterEach(() => vi.useRealTimers())

function List() {
  const { search, setSearch } = useListAddress({})
  return <input value={search} onChange={(event) => setSearch(event.target.value)} />
}

test('what opens while a search is typed stays open when the search reaches the address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const router = createMemoryRouter([{ path: '/', element: <List /> }])
  render(<RouterProvider router={router} />)
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByRole('textbox'), 'seal')
  // Within one act nothing is rendered: as on a slow phone, the address is ahead of the screen.
  await act(async () => {
    await router.navigate('?open=1')
    vi.advanceTimersByTime(1000)
  })
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ open: '1', q: 'seal' })
})
