import { ApiError } from '@taplet/contract'
import { expect, it } from 'vitest'
import { createWorld } from '../../../testing/lost-edits/world.ts'
import { createServerCopy } from './server-copy.ts'

const draft = (sequence: number) => ({
  kind: 'SLIDE' as const,
  targetId: 's1',
  deviceId: 'd1',
  deviceName: 'Chrome on Android',
  document: {},
  base: {},
  sequence,
})
const refusal = (status: number) => new ApiError(status, { callResult: 'FAILURE', code: 'X', message: '' })

function begin() {
  const world = createWorld(1)
  const sent: string[] = []
  let failure: Error | undefined
  const note = (what: string) => async (one: { sequence: number }, isLast?: boolean) => {
    sent.push(`${what} ${one.sequence}${isLast ? ' last' : ''}`)
    if (failure) throw failure
  }
  const copy = createServerCopy({ save: note('save'), discard: note('discard') }, { later: world.later })
  const failWith = (error?: Error) => {
    failure = error
  }
  return { copy, sent, failWith, pass: (ms: number) => world.pass(ms) }
}

it('the server copy of a draft sends the newest draft a moment after the last edit', async () => {
  const { copy, sent, pass } = begin()
  copy.keep(draft(1))
  await pass(1000)
  copy.keep(draft(2))
  await pass(1000)
  expect(sent).toEqual([])
  await pass(600)
  expect(sent).toEqual(['save 2'])
})

it('the server copy of a draft sends at once when the page may be gone', () => {
  const { copy, sent } = begin()
  copy.keep(draft(3))
  copy.flush()
  expect(sent).toEqual(['save 3 last'])
})

it('the server copy of a draft sends once more what is under way when the page goes: it would end with the page', async () => {
  const world = createWorld(1)
  const sent: boolean[] = []
  const save = (_draft: unknown, isLast = false) => {
    sent.push(isLast)
    return new Promise(() => undefined)
  }
  const copy = createServerCopy({ save, discard: async () => undefined }, { later: world.later })
  copy.keep(draft(4))
  await world.pass(2000)
  expect(sent).toEqual([false])
  copy.flush()
  expect(sent).toEqual([false, true])
})

it('the server copy of a draft tries again, ever more rarely, while the network or the server is down', async () => {
  const { copy, sent, failWith, pass } = begin()
  failWith(new TypeError('Failed to fetch'))
  copy.keep(draft(1))
  await pass(1500 + 2000 + 4000)
  expect(sent).toHaveLength(3)
  failWith()
  await pass(8000)
  expect(sent).toHaveLength(4)
  await pass(600_000)
  expect(sent).toHaveLength(4)
})

it('the server copy of a draft does not repeat what the server refuses', async () => {
  const { copy, sent, failWith, pass } = begin()
  failWith(refusal(404))
  copy.keep(draft(1))
  await pass(600_000)
  expect(sent).toEqual(['save 1'])
})

it('the server copy of a draft clears only what the server was ever given', async () => {
  const { copy, sent, pass } = begin()
  copy.keep(draft(1))
  copy.clear(draft(2))
  await pass(10_000)
  expect(sent).toEqual([])
  copy.keep(draft(3))
  await pass(2000)
  copy.clear(draft(4))
  await pass(2000)
  expect(sent).toEqual(['save 3', 'discard 4'])
})

it('the server copy of a draft says how far it is: waiting, retrying, stored, or refused', async () => {
  const { copy, failWith, pass } = begin()
  const states: string[] = []
  copy.subscribe(() => states.push(copy.getState()))
  failWith(new TypeError('Failed to fetch'))
  copy.keep(draft(1))
  await pass(2000)
  failWith()
  expect(await copy.hurry(), 'the connection is back').toBe(true)
  failWith(refusal(404))
  copy.keep(draft(2))
  expect(await copy.hurry()).toBe(false)
  expect(states).toEqual(['WAITING', 'RETRYING', 'IDLE', 'WAITING', 'REFUSED'])
})
