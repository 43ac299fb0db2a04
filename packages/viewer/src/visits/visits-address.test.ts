import { API_PREFIX } from '@taplet/contract'
import { visitCalls } from '@taplet/contract/schemas'
import { expect, it } from 'vitest'
import { MAX_EVENTS, VISITS_ADDRESS } from './visits-address.ts'

it('the viewer reports visits where the contract takes them, and as many events as it takes', () => {
  const { path, body } = visitCalls.record
  expect(VISITS_ADDRESS).toBe(API_PREFIX + path)
  const visitId = '0b6c3f0e-6a56-4f0c-9a53-0d7a9e3d7b11'
  const report = (count: number) => ({
    visitId,
    fullPagePath: 'ofelia',
    events: Array.from({ length: count }, (_, id) => ({ id, type: 'SLIDE', itemId: 'one' })),
  })
  expect(body.safeParse(report(MAX_EVENTS)).success).toBe(true)
  expect(body.safeParse(report(MAX_EVENTS + 1)).success).toBe(false)
})
