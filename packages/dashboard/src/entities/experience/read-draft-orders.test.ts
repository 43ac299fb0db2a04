import { expect, test } from 'vitest'
import { createMemoryDraftStore } from '../../lib/drafts/store/memory-draft-store.ts'
import { aPage } from '../../testing/fake-server.ts'
import { hasDraft } from './draft-orders.ts'
import { type DraftSources, readDraftsOf } from './read-draft-orders.ts'

const EARLY = '2026-05-01T10:00:00.000Z'
const LATE = '2026-05-02T10:00:00.000Z'
const ok = { callResult: 'SUCCESS' as const }

interface Server {
  orders?: { experienceId: string; experienceItems: string[]; updatedAt: string }[]
  slides?: string[]
  discarded?: { deviceId: string; sequence: number }[]
}

/** This device has edits of an app with the slide i2, and of the slide i1, which it may not have sent. */
async function read({ orders = [], slides = [], discarded = [] }: Server, isOffline = false) {
  const store = createMemoryDraftStore()
  const record = { accountId: 'a1', editorId: 'x1', format: 1, sequence: 3, base: {}, unanswered: [] } as const
  const edits = { ...record, unanswered: [], baseDocument: {}, updatedAt: Date.parse(LATE) }
  await store.put({ ...edits, kind: 'EXPERIENCE', targetId: 'e1', document: { experienceItems: ['i2'] } })
  await store.put({ ...edits, kind: 'SLIDE', targetId: 'i1', document: {} })
  const drafts: DraftSources['api']['drafts'] = {
    orders: async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { ...ok, orders, slides }
    },
    getAll: async () => ({ ...ok, drafts: [], discarded }),
  }
  const device = { deviceId: 'd1', deviceName: '' }
  const all = await readDraftsOf({ api: { drafts }, accountId: 'a1', device, store })
  return { all, left: await store.targets('a1') }
}

test('apps and slides that are edited on any device count as edited on all of them', async () => {
  const { all } = await read({
    orders: [{ experienceId: 'e2', experienceItems: ['i9'], updatedAt: EARLY }],
    slides: ['i5'],
  })
  expect(all).toMatchObject({ orders: { e1: ['i2'], e2: ['i9'] }, slides: ['i5', 'i1'] })
  expect(hasDraft(all, aPage({ experienceId: 'e2' }))).toBe(true)
  expect(hasDraft(all, aPage({ experienceId: 'e3', experienceItems: ['i5'] }))).toBe(true)
  expect(hasDraft(all, aPage({ experienceId: 'e3', experienceItems: ['i7'] }))).toBe(false)
})

test('the newest order of an app counts, whichever device it is of', async () => {
  const other = (updatedAt: string) => ({ orders: [{ experienceId: 'e1', experienceItems: ['i8'], updatedAt }] })
  expect((await read(other(EARLY))).all.orders).toEqual({ e1: ['i2'] })
  expect((await read(other('2026-05-03T10:00:00.000Z'))).all.orders).toEqual({ e1: ['i8'] })
})

test('edits of this device that were discarded on another one count no more, and are gone', async () => {
  const { all, left } = await read({ discarded: [{ deviceId: 'd1-x1', sequence: 3 }] })
  expect(all).toEqual({ orders: {}, themes: {}, slides: [] })
  expect(left).toEqual([])
})

test('without a network this device counts what it has', async () => {
  const { all } = await read({ discarded: [{ deviceId: 'd1-x1', sequence: 3 }] }, true)
  expect(all).toMatchObject({ orders: { e1: ['i2'] }, slides: ['i1'] })
})
