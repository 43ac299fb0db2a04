import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose works end when the test says so. */
function aQueue(places: number, most?: number) {
  const inTurn = createFairQueue(places, most)
  const running = new Map<string, (error?: Error) => void>()
  const started: string[] = []
  const ask = (name: string, limit?: { mostWaiting: number }) =>
    inTurn(
      name.slice(0, 1),
      async () => {
        started.push(name)
        const error = await new Promise<Error | undefined>((resolve) => running.set(name, resolve))
        if (error) throw error
        return name
      },
      limit,
    )
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  const end = async (name: string, error?: Error): Promise<void> => {
    await settle()
    running.get(name)?.(error)
    await settle()
  }
  return { ask, end, settle, started }
}

it('takeTurns lets no more run than there are places', async () => {
  const { ask, end, settle, started } = aQueue(2)
  const all = ['a1', 'b1', 'c1'].map((name) => ask(name))
  await settle()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  await end('c1')
  expect(await Promise.all(all)).toEqual(['a1', 'b1', 'c1'])
})

it('takeTurns always has a place for the next person, however much one person has sent', async () => {
  const { ask, settle, started } = aQueue(2)
  for (let i = 1; i <= 50; i++) void ask(`a${i}`)
  void ask('b1')
  await settle()
  expect(started).toEqual(['a1', 'b1'])
})

it('takeTurns lets nobody have more places than they may', async () => {
  const { ask, settle, started } = aQueue(9, 2)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) void ask(name)
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2'])
})

it('takeTurns serves people in turn, each in their own order', async () => {
  const { ask, end, started } = aQueue(2)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1']) void ask(name)
  for (const name of ['a1', 'b1', 'c1', 'd1', 'a2', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3'])
})

it('takeTurns goes on after a work that failed', async () => {
  const { ask, end, started } = aQueue(2)
  const failing = ask('a1').catch((error: Error) => error.message)
  void ask('a2')
  await end('a1', new Error('damaged'))
  expect(await failing).toBe('damaged')
  expect(started).toEqual(['a1', 'a2'])
})

it('takeTurns works with one place only', async () => {
  const { ask, end, started } = aQueue(1)
  for (const name of ['a1', 'a2', 'b1']) void ask(name)
  await end('a1')
  await end('b1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

it('[14.2] the fair queue refuses what one person adds to a full line, says when to come back, and refuses nobody else', async () => {
  const { ask, end, settle, started } = aQueue(2)
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => ask(name, { mostWaiting: 2 }))
  await expect(asked[3]).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 1 })
  await settle()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  void ask('a5', { mostWaiting: 2 })
  for (const name of ['b1', 'a2', 'a3']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a5'])
})
