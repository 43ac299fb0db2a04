import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onceLoaded } from './once-loaded.tsx'

const Light = ({ name }: { name: string }) => <p>{name}, still</p>
const Full = ({ name }: { name: string }) => <p>{name}, movable</p>

test('draws the light one at once, and the full one when its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Full>()
  const List = onceLoaded(Light, () => promise)
  render(<List name="Rows" />)
  expect(screen.getByText('Rows, still')).toBeTruthy()
  resolve(Full)
  expect(await screen.findByText('Rows, movable')).toBeTruthy()
})

test('draws the full one without a detour when its code came first', async () => {
  const loaded = Promise.resolve(Full)
  const List = onceLoaded(Light, () => loaded)
  await loaded
  render(<List name="Rows" />)
  expect(screen.getByText('Rows, movable')).toBeTruthy()
})

test('stays with the light one when the code cannot be fetched', async () => {
  const failed = Promise.reject(new Error('offline'))
  const List = onceLoaded(Light, () => failed)
  await failed.catch(() => undefined)
  render(<List name="Rows" />)
  expect(screen.getByText('Rows, still')).toBeTruthy()
})
