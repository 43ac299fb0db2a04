import { expect, it } from 'vitest'
import { bestSlide } from './best-slide.ts'
import type { SlideSum } from './numbers-store.ts'

const aSlide = (name: string, sums: Partial<SlideSum>): SlideSum => ({
  name,
  taps: 0,
  forms: 0,
  orders: 0,
  visits: 0,
  seconds: 0,
  ...sums,
})

it('bestSlide is the slide that people did most on, not the one that all see first', () => {
  const best = bestSlide([
    aSlide('Hello', { visits: 900, taps: 3 }),
    aSlide('Menu', { visits: 80, taps: 41, forms: 1 }),
  ])
  expect(best).toEqual({ name: 'Menu', why: '41 taps, 1 form' })
})

it('bestSlide is the slide they stayed on longest where they did nothing, if enough were there to tell', () => {
  const slides = [
    aSlide('Hello', { visits: 100, seconds: 300 }),
    aSlide('Story', { visits: 10, seconds: 140 }),
    aSlide('Once', { visits: 1, seconds: 600 }),
  ]
  expect(bestSlide(slides)).toEqual({ name: 'Story', why: '14 seconds a visit' })
})

it('bestSlide is none where nothing was seen', () => {
  expect(bestSlide([aSlide('Hello', {})])).toBeUndefined()
  expect(bestSlide([])).toBeUndefined()
})
