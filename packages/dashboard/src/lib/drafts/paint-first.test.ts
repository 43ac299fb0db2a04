// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { settlePaint } from '../timing/after-paint.ts'
import { createMemoryDraftStore } from './store/memory-draft-store.ts'
import { paintFirst } from './paint-first.ts'
import { type DraftRecord, FORMAT } from './store/draft-record.ts'

const key = { accountId: 'a', kind: 'SLIDE' as const, targetId: 't', editorId: 'e' }
const record = (sequence: number): DraftRecord => ({
  ...key,
  format: FORMAT,
  sequence,
  updatedAt: 0,
  base: {},
  baseDocument: {},
  document: { sequence },
  unanswered: [],
})
const stored = (store: ReturnType<typeof createMemoryDraftStore>) => store.find('a', { kind: 'SLIDE', targetId: 't' })

afterEach(() => {
  settlePaint()
  vi.restoreAllMocks()
})

it('paintFirst writes once the edit is painted, in the order of the edits', async () => {
  const store = createMemoryDraftStore()
  const late = paintFirst(store)
  void late.put(record(1))
  const second = late.put(record(2))
  expect(await stored(store)).toEqual([])
  await second
  expect(await stored(store)).toMatchObject([{ sequence: 2 }])
  await Promise.all([late.put(record(3)), late.remove(key, 4)])
  expect(await stored(store)).toEqual([])
})

it('paintFirst writes at once when the page leaves before that', async () => {
  const store = createMemoryDraftStore()
  void paintFirst(store).put(record(1))
  dispatchEvent(new Event('pagehide'))
  expect(await stored(store)).toMatchObject([{ sequence: 1 }])
})

it('paintFirst writes at once while the page is hidden', async () => {
  const store = createMemoryDraftStore()
  const late = paintFirst(store)
  void late.put(record(1))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await stored(store)).toMatchObject([{ sequence: 1 }])
  void late.put(record(2))
  expect(await stored(store)).toMatchObject([{ sequence: 2 }])
})

it('paintFirst writes soon where nothing is painted at all', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const store = createMemoryDraftStore()
  await paintFirst(store).put(record(1))
  expect(await stored(store)).toMatchObject([{ sequence: 1 }])
  vi.unstubAllGlobals()
})
