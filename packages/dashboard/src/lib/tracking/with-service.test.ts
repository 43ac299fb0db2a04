import { expect, test, vi } from 'vitest'
import { createMemoryTracking } from '../tracking.ts'
import { asksNotToBeFollowed } from './find-service.ts'
import { withService } from './with-service.ts'

const service = { scriptUrl: 'https://cdn.example/a.js', writeKey: 'key' }

function aWorld(isGiven: boolean) {
  const consent = { isGiven, listener: () => undefined as void }
  const sent: string[] = []
  const stop = vi.fn()
  const load = vi.fn(async () => () => ({ track: (event: string) => void sent.push(event), stop }))
  const tracking = withService(
    createMemoryTracking(),
    service,
    { isGiven: () => consent.isGiven, onChange: (listener) => void (consent.listener = listener) },
    load,
  )
  const answer = (given: boolean) => {
    consent.isGiven = given
    consent.listener()
  }
  return { tracking, sent, stop, load, answer }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('without a yes nothing is loaded and nothing is sent, and what happened before is not sent afterwards', async () => {
  const { tracking, sent, load, answer } = aWorld(false)
  tracking.track('signed_up')
  await settled()
  expect(load).not.toHaveBeenCalled()
  answer(true)
  tracking.track('experience_created')
  await settled()
  expect(sent).toEqual(['experience_created'])
  expect(tracking.events.map(({ event }) => event)).toEqual(['signed_up', 'experience_created'])
})

test('a no after a yes ends it at once', async () => {
  const { tracking, sent, stop, answer } = aWorld(true)
  answer(false)
  tracking.track('signed_in')
  await settled()
  expect(sent).toEqual([])
  expect(stop).toHaveBeenCalledOnce()
})

test('code that does not come breaks nothing', async () => {
  const consent = { isGiven: () => true, onChange: () => undefined }
  const tracking = withService(createMemoryTracking(), service, consent, () => Promise.reject(new Error('offline')))
  tracking.track('item_created')
  await settled()
  expect(tracking.events).toHaveLength(1)
})

test('Do-Not-Track and Global Privacy Control are heeded', () => {
  expect(asksNotToBeFollowed({ doNotTrack: '1' })).toBe(true)
  expect(asksNotToBeFollowed({ globalPrivacyControl: true })).toBe(true)
  expect(asksNotToBeFollowed({ doNotTrack: null, globalPrivacyControl: false })).toBe(false)
})
