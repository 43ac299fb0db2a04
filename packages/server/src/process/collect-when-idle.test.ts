import { MEGABYTE } from '@taplet/base/bytes'
import { expect, it } from 'vitest'
import { createIdleCollection } from './collect-when-idle.ts'

function aServer() {
  const state = { megabytes: 400, busy: 0, collected: 0 }
  const look = createIdleCollection({
    collect: () => {
      state.collected++
      state.megabytes = 300
    },
    rss: () => state.megabytes * MEGABYTE,
    busyShare: () => state.busy,
  })
  return { state, look }
}

it('[14.4] memory is collected in an idle moment after heavy work, once', () => {
  const { state, look } = aServer()
  state.busy = 0.6
  look()
  expect(state.collected).toBe(0)
  state.busy = 0.01
  look()
  look()
  expect(state.collected).toBe(1)
  state.megabytes = 500
  look()
  expect(state.collected).toBe(2)
})

it('[14.4] a small server is left alone', () => {
  const { state, look } = aServer()
  state.megabytes = 200
  look()
  expect(state.collected).toBe(0)
})
