import { expect, it } from 'vitest'
import { z } from 'zod'
import { createCursor, timeCursor } from './cursor.ts'
import { AppError } from './http/errors/app-error.ts'

const wordOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

it('Cursor reads what it wrote, in one word that fits into an address', () => {
  const position = { at: new Date('2026-11-23T09:30:00.123Z'), id: 'a-B_9' }
  const word = timeCursor.write(position)
  expect(word).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(timeCursor.read(word)).toEqual(position)
})

it('Cursor reads any fields that a list is ordered by', () => {
  const cursor = createCursor(z.object({ tier: z.literal([0, 1]), name: z.string() }))
  expect(cursor.read(cursor.write({ tier: 1, name: 'Rosa' }))).toEqual({ tier: 1, name: 'Rosa' })
})

it.each([
  '',
  'not ours',
  '1764000000000.abc',
  wordOf({ at: 1, id: 'a' }),
  wordOf([1]),
  wordOf([-1, 'a']),
  wordOf([9e15, 'a']),
  wordOf([1.5, 'a']),
  wordOf(['1', 'a']),
  wordOf([1, '']),
  wordOf([1, 'a\0']),
  wordOf([1, 'a'.repeat(65)]),
])('Cursor refuses %j as a cursor', (text) => {
  expect(() => timeCursor.read(text)).toThrow(AppError)
})
