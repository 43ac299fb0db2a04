import { expect, test } from 'vitest'
import { aPage } from '../../../testing/fake-server.ts'
import { anItem } from '../../../testing/library.ts'
import { editedAt } from './edited-at.ts'

test('an app was edited when it or the latest of its slides was', () => {
  const early = '2026-01-01T00:00:00.000Z'
  const late = '2026-03-01T00:00:00.000Z'
  const itemById = new Map([['i', anItem({ experienceItemId: 'i', updatedAt: late })]])
  const pages = [
    aPage({ experienceId: 'a', updatedAt: early, experienceItems: ['i', 'gone'] }),
    aPage({ experienceId: 'b', updatedAt: early, experienceItems: [] }),
  ]
  expect([...editedAt(pages, { itemById })]).toEqual([
    ['a', late],
    ['b', early],
  ])
  expect(editedAt(pages, undefined).get('a')).toBe(early)
})
