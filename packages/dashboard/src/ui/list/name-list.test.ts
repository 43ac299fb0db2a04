import { expect, test } from 'vitest'
import { nameList } from './name-list.ts'

test('names of a list stand in a row, and those that are alike say how many they are', () => {
  expect(nameList(['Menu', 'Cover', 'Menu'])).toBe('Menu × 2, Cover')
})

test('after six names the rest is a number that counts every one', () => {
  expect(nameList(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'h'])).toBe('a, b, c, d, e, f … +3')
})
