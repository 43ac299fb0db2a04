import { expect, it, vi } from 'vitest'
import { createLastResort } from './last-resort.ts'

function aLastResort() {
  let time = 0
  const orKept = createLastResort({ limitMs: 1, pauseMs: 1000, now: () => time })
  return { orKept, pass: (ms: number) => void (time += ms) }
}
const never = () => new Promise<string>(() => {})
const kept = () => 'kept'

it('[14.3] asks in vain once, then shows what is kept without asking, and asks again after a while', async () => {
  const { orKept, pass } = aLastResort()
  const ask = vi.fn(never)
  for (let visit = 0; visit < 5; visit++) expect(await orKept(ask, kept)).toBe('kept')
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1000)
  expect(await Promise.all([orKept(ask, kept), orKept(ask, kept)])).toEqual(['kept', 'kept'])
  expect(ask).toHaveBeenCalledTimes(2)
  pass(1000)
  expect(await orKept(async () => 'newest', kept)).toBe('newest')
  expect(await orKept(async () => 'newest', kept)).toBe('newest')
})

it('[14.3] shows what is kept when the database cannot be reached, and fails with what is our own failure', async () => {
  const { orKept, pass } = aLastResort()
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(await orKept(() => Promise.reject(refused), kept)).toBe('kept')
  pass(1000)
  await expect(orKept(() => Promise.reject(new TypeError('a bug')), kept)).rejects.toThrow('a bug')
})

it('[14.3] waits where nothing is kept, also for what was dropped while it asked', async () => {
  const { orKept } = aLastResort()
  expect(
    await orKept(
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
  expect(await orKept(ask, () => known)).toBe('taken down')
})
