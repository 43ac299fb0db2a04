import { expect, it } from 'vitest'
import { classifyDay } from './classify-day.ts'

it.each([
  [50, 16, 'SPIKE'],
  [50, 0, 'SPIKE'],
  [49, 0, undefined],
  [150, 50, undefined],
  [151, 50, 'SPIKE'],
  [16, 50, 'DROP'],
  [0, 50, 'DROP'],
  [17, 50, undefined],
  [0, 49, undefined],
])('classifyDay judges %i visits where %i are usual as %s', (visits, usual, verdict) => {
  expect(classifyDay(visits, usual)).toBe(verdict)
})
