import { expect, it, onTestFinished } from 'vitest'
import { startTestStore } from '../../../testing/database/start-store.ts'
import { createFloods } from './floods.ts'

it('[14.15] what an address sends to a form is counted by all processes together', async () => {
  const { db, stop } = await startTestStore()
  onTestFinished(stop)
  const processes = [createFloods(db, () => 1000), createFloods(db, () => 1000)] as const
  const send = (at: number, isScripted: boolean) => processes[at % 2 ? 0 : 1].takeAnswer('ip', 'form', isScripted)
  const plain = await Promise.all(Array.from({ length: 70 }, (_, at) => send(at, false)))
  expect(plain.filter((pace) => pace === 'EASY')).toHaveLength(60)
  const scripted = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at, true)))
  expect(scripted.filter((pace) => pace === 'SUSPICIOUS')).toHaveLength(5)
  const text = 'The very same words, again and again and again'
  const isRepeated = []
  for (let at = 0; at < 3; at++)
    isRepeated.push(await processes[at % 2 ? 0 : 1].isRepeated('ip', 'form', [text, 'Ada']))
  expect(isRepeated).toEqual([false, false, true])
})
