import { expect, it } from 'vitest'
import { slideUses } from './slide-uses.ts'

const app = (experienceId: string, active: boolean, experienceItems: string[] = []) => ({
  experienceId,
  pageName: `App ${experienceId}`,
  active,
  experienceItems,
})

it('a slide is live only in apps that visitors see', () => {
  expect(slideUses([app('a', true, ['s1']), app('b', false, ['s1']), app('c', true)], {}, 's1')).toEqual({
    usedIn: ['App a', 'App b'],
    liveIn: ['App a'],
  })
})

it('a slide in the draft of a live app is used there, and not live', () => {
  expect(slideUses([app('a', true)], { a: ['s1'] }, 's1')).toEqual({ usedIn: ['App a'], liveIn: [] })
})
