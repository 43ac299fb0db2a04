import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { insertRows } from './insert-rows.ts'
import { moveRow } from './move-row.ts'
import { RowsControl } from './rows-control.tsx'

afterEach(cleanup)

const EMPTY = { name: '', price: '', isHeading: false }
const row = (name: string, price = '') => ({ ...EMPTY, name, price })

/** Draws the control over these rows; returns what they are now. */
function show(first: readonly ReturnType<typeof row>[], most = 10) {
  const state = { rows: first as readonly object[] }
  function Held() {
    const [value, setValue] = useState(first)
    return (
      <RowsControl
        label="Rows"
        columns={[
          { id: 'name', label: 'Name', maxLength: 20 },
          { id: 'price', label: 'Price', maxLength: 20, isNarrow: true },
        ]}
        empty={EMPTY}
        heading={{ label: 'Heading', add: 'Add a heading' }}
        most={most}
        readPasted={(text) => (text.includes('\n') ? text.split('\n').map((line) => row(line)) : undefined)}
        value={value}
        onChange={(rows) => {
          state.rows = rows
          setValue(rows as unknown as typeof first) // rows of the same columns
        }}
      />
    )
  }
  render(<Held />)
  return { names: () => state.rows.map((one) => Reflect.get(one, 'name')), state }
}

test('Enter in a table of rows adds one below, and goes on there', async () => {
  const { names } = show([row('Loaf', '5'), row('Roll', '1')])
  await userEvent.type(screen.getByLabelText('Price, row 1'), '{Enter}Knot')
  expect(names()).toEqual(['Loaf', 'Knot', 'Roll'])
})

test('a table that is pasted becomes rows in the place of an empty one', () => {
  const { names } = show([row('Loaf'), row('')])
  const clipboardData = { getData: () => 'Knot\nRoll' }
  fireEvent.paste(screen.getByLabelText('Name, row 2'), { clipboardData })
  expect(names()).toEqual(['Loaf', 'Knot', 'Roll'])
})

test('rows move, go, and begin groups; a full table takes no more', async () => {
  const { names, state } = show([row('Loaf'), row('Roll')], 3)
  await userEvent.click(screen.getByRole('button', { name: 'Move Roll up' }))
  expect(names()).toEqual(['Roll', 'Loaf'])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Roll' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a heading' }))
  expect(state.rows).toEqual([row('Loaf'), { ...EMPTY, isHeading: true }])
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  expect(screen.getByText(/at most/)).toBeTruthy()
})

test('moving the first row up changes nothing, and of pasted rows as many are taken as fit', () => {
  const rows = ['a', 'b']
  expect(moveRow(rows, 0, -1)).toBe(rows)
  expect(insertRows(rows, 0, ['c', 'd'], { isEmpty: () => false, most: 3 })).toEqual(['a', 'c', 'd'])
})
