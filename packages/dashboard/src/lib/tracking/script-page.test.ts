// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createScriptPage } from './script-page.ts'

afterEach(() => document.head.replaceChildren())

const service = { scriptUrl: 'https://cdn.example/analytics.js/v1/key/analytics.min.js', writeKey: 'key' }
const scripts = () => [...document.head.querySelectorAll('script')]

test('the script is asked for once while it is on its way, and again after it failed', () => {
  const place: Record<string, unknown> = {}
  const page = createScriptPage(service, place)
  const failed = vi.fn()
  page.load(failed)
  page.load(failed)
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[service.scriptUrl, true]])
  expect(place['analytics']).toMatchObject({ invoked: true, _writeKey: 'key' })
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(failed).toHaveBeenCalledOnce()
  expect(scripts()).toEqual([])
  page.load(failed)
  expect(scripts()).toHaveLength(1)
})

test('the list of the snippet is not the script; the object that replaces it is, and its faults stay its own', () => {
  const place: { analytics?: object } = {}
  const page = createScriptPage(service, place)
  page.load(() => undefined)
  expect(page.find()).toBeUndefined()
  const track = vi.fn()
  place.analytics = { initialize: () => undefined, track }
  page.find()?.('signed_in', { way: 'password' })
  expect(track).toHaveBeenCalledWith('signed_in', { way: 'password' })
  track.mockImplementation(() => {
    throw new Error('theirs')
  })
  expect(() => page.find()?.('signed_out', {})).not.toThrow()
})
