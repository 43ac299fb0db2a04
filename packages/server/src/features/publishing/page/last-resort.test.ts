import { expect, it, vi } from 'vitest'
import { createLastResort } from './last-resort.ts'

function aLastResort() {
  let time = 0
  const orCached = createLastResort({ limitMs: 1, pauseMs: 1000, now: () => time })
  return { orCached, pass: (ms: number) => void (time += ms) }
}
const never = () => new Promise<string>(() => {})
const cached = () => 'kept'

it('[14.3] the last resort asks in vain once, then shows what is kept without asking, and asks again after a while', async () => {
  const { orCached, pass } = aLastResort()
  const ask = vi.fn(never)
  for (let visit = 0; visit < 5; visit++) expect(await orCached(ask, cached)).toBe('kept')
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1000)
  expect(await Promise.all([orCached(ask, cached), orCached(ask, cached)])).toEqual(['kept', 'kept'])
  expect(ask).toHaveBeenCalledTimes(2)
  pass(1000)
  expect(await orCached(async () => 'newest', cached)).toBe('newest')
  expect(await orCached(async () => 'newest', cached)).toBe('newest')
})

it('[14.3] the last resort shows what is kept when the database cannot be reached, and fails with what is our own failure', async () => {
  const { orCached, pass } = aLastResort()
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(await orCached(() => Promise.reject(refused), cached)).toBe('kept')
  pass(1000)
  await expect(orCached(() => Promise.reject(new TypeError('a bug')), cached)).rejects.toThrow('a bug')
})

it('[14.3] the last resort waits where nothing is kept, also for what was dropped while it asked', async () => {
  const { orCached } = aLastResort()
  expect(
    await orCached(
      async () => 'newest',
      () => undefined,
    ),
  ).toBe('newest')
  let known: string | undefined = 'to be taken down'
  const ask = vi
    .fn(async () => 'taken down')
    .mockImplementationOnce(() => {
      known = undefined
      return never().then(String)
    })
  expect(await orCached(ask, () => known)).toBe('taken down')
})
