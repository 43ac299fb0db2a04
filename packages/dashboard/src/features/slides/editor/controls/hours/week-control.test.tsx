import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WeekControl } from './week-control.tsx'

afterEach(cleanup)

const CLOSED: { from: string; until: string }[][] = Array.from({ length: 7 }, () => [])
const DAY = { from: '09:00', until: '18:00' }

/** Draws the control over these hours; returns what they are now. */
function show(first: typeof CLOSED) {
  const state = { week: first }
  function Held() {
    const [value, setValue] = useState(first)
    return (
      <WeekControl
        label="Weekly hours"
        mostSpans={2}
        value={value}
        onChange={(week) => {
          state.week = week
          setValue(week)
        }}
      />
    )
  }
  render(<Held />)
  return state
}

test('a week without hours is filled by one press', async () => {
  const state = show(CLOSED)
  await userEvent.click(screen.getByRole('button', { name: 'Mon–Fri 09:00–18:00' }))
  expect(state.week).toEqual([[DAY], [DAY], [DAY], [DAY], [DAY], [], []])
  expect(screen.queryByRole('button', { name: /^Mon–Fri/ })).toBeNull()
})

test('a day takes the hours of the one before it, then those after its own, and no more than it may have', async () => {
  const early = { from: '07:00', until: '12:00' }
  const state = show([[early], ...CLOSED.slice(1)])
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }))
  expect(state.week[1]).toEqual([early])
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }))
  expect(state.week[1]).toEqual([early, { from: '14:00', until: '18:00' }])
  expect(screen.queryByRole('button', { name: 'Add hours on Tuesday' })).toBeNull()
})

test('hours that end on the next day say so, and can be removed', async () => {
  const state = show([[DAY], ...CLOSED.slice(1)])
  fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '02:00' } })
  expect(state.week[0]).toEqual([{ from: '09:00', until: '02:00' }])
  expect(screen.getByText('next day')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Monday, 09:00–02:00' }))
  expect(state.week).toEqual(CLOSED)
})
