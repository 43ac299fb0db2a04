import { expect, test } from 'vitest'
import { aPage } from '../../testing/fake-server.ts'
import { anItem } from '../../testing/library.ts'
import { editedAt } from './edited-at.ts'

test('an app was edited when it or the latest of its slides was', () => {
  const early = '2026-01-01T00:00:00.000Z'
  const late = '2026-03-01T00:00:00.000Z'
  const itemById = new Map([['i', anItem({ experienceItemId: 'i', updatedAt: late })]])
  const page = aPage({ updatedAt: early, experienceItems: ['i', 'gone'] })
  expect(editedAt(page, { itemById })).toBe(late)
  expect(editedAt({ ...page, experienceItems: [] }, { itemById })).toBe(early)
  expect(editedAt(page, undefined)).toBe(early)
})
