import Dialog from '@mui/material/Dialog'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyUpgrade } from './lazy-upgrade.tsx'

const Light = ({ name }: { name: string }) => <p>{name}, still</p>
const Full = ({ name }: { name: string }) => <p>{name}, movable</p>

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('lazyUpgrade draws the light one at once, and the full one when its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Full>()
  const List = lazyUpgrade(Light, () => promise)
  render(<List name="Rows" />)
  expect(screen.getByText('Rows, still')).toBeTruthy()
  resolve(Full)
  expect(await screen.findByText('Rows, movable')).toBeTruthy()
})

test('lazyUpgrade draws the full one without a detour when its code came first', async () => {
  const loaded = Promise.resolve(Full)
  const List = lazyUpgrade(Light, () => loaded)
  await new Promise((resolve) => setTimeout(resolve))
  render(<List name="Rows" />)
  expect(screen.getByText('Rows, movable')).toBeTruthy()
})

test('lazyUpgrade stays with the light one while the code cannot be fetched, and asks for it again', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const List = lazyUpgrade(Light, () => (isOnline ? Promise.resolve(Full) : Promise.reject(new TypeError('offline'))))
  render(<List name="Rows" />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByText('Rows, still')).toBeTruthy()
  isOnline = true
  act(() => void globalThis.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Rows, movable')).toBeTruthy()
})

const StillAdd = () => <button type="button">Add</button>
const MovableAdd = () => (
  <button type="button" data-is-full>
    Add
  </button>
)
const isFull = () => screen.getByText('Add').dataset['isFull'] !== undefined

test('lazyUpgrade leaves the focus in its place', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof MovableAdd>()
  const List = lazyUpgrade(StillAdd, () => promise)
  render(<List />)
  screen.getByText('Add').focus()
  resolve(MovableAdd)
  await vi.waitFor(() => expect(isFull()).toBe(true))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Add')))
})

test('lazyUpgrade waits for an open dialog, which gives the focus back to what opened it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof MovableAdd>()
  const List = lazyUpgrade(StillAdd, () => promise)
  const draw = (isOpen: boolean) => (
    <>
      <List />
      <Dialog open={isOpen}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  )
  const { rerender } = render(draw(false))
  screen.getByText('Add').focus()
  rerender(draw(true))
  screen.getByText('Inside').focus()
  resolve(MovableAdd)
  await new Promise((done) => setTimeout(done, 150))
  expect(isFull()).toBe(false)
  rerender(draw(false))
  await vi.waitFor(() => expect(isFull()).toBe(true))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Add')))
})
