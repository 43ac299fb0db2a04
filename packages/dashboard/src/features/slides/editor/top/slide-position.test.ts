import { describe, expect, it } from 'vitest'
import { slidePosition } from './slide-position.ts'

const app = { experienceId: 'p1', pageName: 'Golden Crust' }
const from = { app, order: ['a', 'site', 'b', 'c'] }
const items = ['a', 'b', 'c'].map((id) => ({ experienceItemId: id, viewId: `view-${id}` }))
const all = [...items, { experienceItemId: 'site', viewId: '' }]

describe('A slide opened from an instant app', () => {
  it('knows its place among all slides, and goes on to those that can be edited', () => {
    expect(slidePosition(from, all, 'b')).toEqual({
      experienceId: 'p1',
      app: 'Golden Crust',
      place: 3,
      count: 4,
      back: '/app/experiences/p1',
      previous: '/app/experienceItems/a?in=p1',
      next: '/app/experienceItems/c?in=p1',
    })
  })
  it('leads nowhere beyond either end', () => {
    expect(slidePosition(from, all, 'a')?.previous).toBeUndefined()
    expect(slidePosition(from, all, 'c')?.next).toBeUndefined()
  })
  it('leads back to an app whose order does not hold it yet, without a place in it', () => {
    const position = slidePosition({ app, order: ['a'] }, all, 'b')
    expect(position).toMatchObject({ back: '/app/experiences/p1', place: undefined })
    expect([position?.previous, position?.next]).toEqual([undefined, undefined])
  })
  it('has no place in an app that is gone', () => {
    expect(slidePosition(undefined, all, 'b')).toBeUndefined()
  })
})
