import type { Steps } from '@taplet/checks'
import { expect, it } from 'vitest'
import { inSteps } from './in-steps.ts'

/** This many steps, each of which keeps the process busy for a millisecond. */
function* busy(count: number, onStep: () => void = () => {}): Steps<string> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    onStep()
    yield
  }
  return 'done'
}

it('inSteps lets others come in between', async () => {
  let steps = 0
  const after: number[] = []
  const work = inSteps(
    busy(60, () => steps++),
    () => false,
  )
  const timer = setInterval(() => after.push(steps), 1)
  expect(await work).toBe('done')
  clearInterval(timer)
  expect(after.length).toBeGreaterThan(4)
})

it('inSteps stops when it is too late', async () => {
  let steps = 0
  let isLate = false
  setTimeout(() => (isLate = true), 15)
  const work = inSteps(
    busy(5000, () => steps++),
    () => isLate,
  )
  expect(await work).toBeUndefined()
  expect(steps).toBeLessThan(500)
  const before = steps
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(steps).toBe(before)
})

it('inSteps does not begin when it is too late already', async () => {
  let steps = 0
  expect(
    await inSteps(
      busy(3, () => steps++),
      () => true,
    ),
  ).toBeUndefined()
  expect(steps).toBe(0)
})
