import { expect, test } from 'vitest'
import { findBusiest, levelOf, stepCell } from './heat-cells.ts'

test('nobody is a level of its own, and whoever came is never in it', () => {
  expect(levelOf(0, 100)).toBe(0)
  expect(levelOf(1, 100)).toBe(1)
  expect(levelOf(100, 100)).toBe(5)
  expect(levelOf(0, 0)).toBe(0)
})

test('the first of equally busy hours is the busiest', () => {
  const hours = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) => (hour === 9 && day > 3 ? 8 : 1)),
  )
  expect(findBusiest(hours)).toEqual({ day: 4, hour: 9 })
})

test('keys stay inside the week, and others lead nowhere', () => {
  expect(stepCell({ day: 0, hour: 0 }, 'ArrowUp')).toEqual({ day: 0, hour: 0 })
  expect(stepCell({ day: 6, hour: 23 }, 'ArrowRight')).toEqual({ day: 6, hour: 23 })
  expect(stepCell({ day: 2, hour: 5 }, 'ArrowDown')).toEqual({ day: 3, hour: 5 })
  expect(stepCell({ day: 2, hour: 5 }, 'End')).toEqual({ day: 2, hour: 23 })
  expect(stepCell({ day: 2, hour: 5 }, 'PageDown')).toEqual({ day: 6, hour: 5 })
  expect(stepCell({ day: 2, hour: 5 }, 'a')).toBeUndefined()
})
