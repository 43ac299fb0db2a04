import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createGroupedWriter } from './grouped-writer.ts'

/** A writer whose groups are stored when the test says so. */
function aWriter(options: { everyMs?: number; maxGroup?: number; maxWaiting?: number } = {}) {
  const groups: { events: readonly string[]; store: () => void; fail: (error: Error) => void }[] = []
  const writer = createGroupedWriter<string>({
    write: (events) =>
      new Promise<number>((resolve, reject) => {
        groups.push({ events, store: () => resolve(1), fail: reject })
      }),
    ...options,
  })
  return { ...writer, groups }
}

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending')
  const first = await Promise.race([promise.catch(() => 'failed'), sleep(20).then(() => pending)])
  return first !== pending
}

it('the grouped writer tells nobody that an event is stored before it is', async () => {
  const { add, groups } = aWriter()
  const writing = add('a')
  await expect.poll(() => groups.length).toBe(1)
  expect(await isSettled(writing)).toBe(false)
  groups[0]?.store()
  await writing
})

it('the grouped writer writes what came meanwhile together, and never two groups at a time', async () => {
  const { add, groups } = aWriter({ everyMs: 5 })
  const all = [add('a')]
  await expect.poll(() => groups.length).toBe(1)
  all.push(add('b'), add('c'))
  await sleep(30)
  expect(groups.map(({ events }) => events)).toEqual([['a']])
  groups[0]?.store()
  await expect.poll(() => groups.length).toBe(2)
  expect(groups[1]?.events).toEqual(['b', 'c'])
  groups[1]?.store()
  await Promise.all(all)
})

it('the grouped writer waits 25 ms for each statement of a group before the next begins, at any rate', async () => {
  const beganAt: number[] = []
  const { add } = createGroupedWriter<number>({
    write: async () => {
      beganAt.push(performance.now())
      return 3
    },
  })
  const all: Promise<void>[] = []
  for (const end = performance.now() + 300; performance.now() < end; await sleep(1)) all.push(add(all.length))
  await Promise.all(all)
  const gaps = beganAt.slice(1).map((at, index) => at - (beganAt[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(73) // timers count in whole milliseconds
  expect(beganAt.length).toBeLessThan(all.length / 2)
})

it('the grouped writer fails only the events of the group that could not be stored', async () => {
  const { add, groups } = aWriter({ everyMs: 1 })
  const first = add('a')
  await expect.poll(() => groups.length).toBe(1)
  const second = add('b')
  groups[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => groups.length).toBe(2)
  groups[1]?.store()
  await second
})

it('the grouped writer loses only the event that cannot be stored, wherever it stands', async () => {
  const stored: string[] = []
  const { add } = createGroupedWriter<string>({
    write: async (events) => {
      if (events.some((event) => event.startsWith('bad'))) throw new Error('refused')
      stored.push(...events)
      return 1
    },
    everyMs: 1,
    isForWhatOneHolds: () => true,
  })
  const sent = ['bad-1', 'a', 'b', 'c', 'bad-2', 'd', 'e', 'f', 'bad-3']
  const writing = await Promise.allSettled(sent.map(add))
  expect(sent.filter((_event, index) => writing[index]?.status === 'rejected')).toEqual(['bad-1', 'bad-2', 'bad-3'])
  expect(stored).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('the grouped writer tries nothing by halves when nothing can be stored at all', async () => {
  const sizes: number[] = []
  const { add } = createGroupedWriter<string>({
    write: async (events) => {
      sizes.push(events.length)
      throw new Error('away')
    },
    everyMs: 1,
    isForWhatOneHolds: () => false,
  })
  await Promise.allSettled(['a', 'b', 'c', 'd'].map(add))
  expect(sizes).toEqual([4])
})

it('the grouped writer turns away what is too much, with a time to come back, and takes more when there is room', async () => {
  const { add, groups } = aWriter({ everyMs: 1, maxGroup: 2, maxWaiting: 3 })
  const all = [add('a'), add('b'), add('c')]
  expect(() => add('d')).toThrow(expect.objectContaining({ status: 503, retryAfter: 5 }))
  await expect.poll(() => groups.length).toBe(1)
  all.push(add('e'))
  for (const index of [0, 1]) {
    await expect.poll(() => groups.length).toBe(index + 1)
    groups[index]?.store()
  }
  await Promise.all(all)
  expect(groups.map(({ events }) => events)).toEqual([
    ['a', 'b'],
    ['c', 'e'],
  ])
})

it('[14.3] the grouped writer keeps what a database that is away does not take, tells senders so, and writes it again', async () => {
  const stored: string[][] = []
  let isAway = true
  const { add } = createGroupedWriter<string>({
    write: async (events, isAgain) => {
      if (isAway) throw new Error('away')
      stored.push([...events, ...(isAgain ? ['again'] : [])])
      return 1
    },
    everyMs: 1,
    maxWaiting: 3,
    isAway: () => true,
  })
  await expect(add('a')).rejects.toThrow('away')
  await expect(add('b')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(add('c')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(() => add('too much')).toThrow(expect.objectContaining({ status: 503 }))
  isAway = false
  await expect.poll(() => stored).toEqual([['a', 'b', 'c', 'again']])
  await add('d')
  expect(stored.at(-1)).toEqual(['d'])
})

it('[14.3] the grouped writer stops although the database is away', async () => {
  const write = vi.fn().mockRejectedValue(new Error('away'))
  const { add, stop } = createGroupedWriter<string>({ write, everyMs: 1, isAway: () => true })
  await expect(add('a')).rejects.toThrow('away')
  await stop()
  expect(write).toHaveBeenCalledTimes(2)
})

it('the grouped writer stores what still waits before it stops', async () => {
  const stored: string[] = []
  const { add, stop } = createGroupedWriter<string>({
    write: async (events) => {
      await sleep(5)
      stored.push(...events)
      return 1
    },
    everyMs: 10_000,
    maxGroup: 2,
  })
  const all = [add('a'), add('b'), add('c'), add('d'), add('e')]
  await stop()
  await Promise.all(all)
  expect(stored).toEqual(['a', 'b', 'c', 'd', 'e'])
})
