import { expect, test } from 'vitest'
import { numberedCopy } from './numbered-copy.ts'

test('copies count on, also those of a copy', () => {
  expect(numberedCopy('Menu', ['Menu'], 60)).toBe('Menu copy')
  expect(numberedCopy('Menu', ['Menu', 'Menu copy'], 60)).toBe('Menu copy 2')
  expect(numberedCopy('Menu copy', ['Menu', 'Menu copy', 'Menu copy 2'], 60)).toBe('Menu copy 3')
})

test('a long name is cut so that the number still stands behind it', () => {
  expect(numberedCopy('Strawberries', ['Strawb copy'], 11)).toBe('Stra copy 2')
})
