import { expect, test } from 'vitest'
import { aPage } from '../../../testing/fake-server.ts'
import { anItem } from '../../../testing/library.ts'
import { slidesOfOnly } from './slides-of-only.ts'

const item = (experienceItemId: string, usedIn: string[]) => anItem({ experienceItemId, usedIn })

test('a slide goes with its apps only when no other app shows it', () => {
  const pages = [aPage({ experienceId: 'a' }), aPage({ experienceId: 'b' })]
  const items = [item('own', ['a']), item('both', ['a', 'b']), item('shared', ['b', 'c']), item('unused', [])]
  expect(slidesOfOnly(pages, items).map((one) => one.experienceItemId)).toEqual(['own', 'both'])
})
