import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { type DraftRecord, draftRecord } from './draft-record.ts'
import { createIdbDraftStore } from './idb-draft-store.ts'
import { createMemoryDraftStore } from './memory-draft-store.ts'

const record = (change: Partial<DraftRecord> = {}): DraftRecord => ({
  format: 1,
  accountId: 'a1',
  kind: 'SLIDE',
  targetId: 's1',
  editorId: 'e1',
  sequence: 1,
  updatedAt: 5,
  base: { s1: 3 },
  baseDocument: { text: 'before' },
  document: { text: 'after' },
  unanswered: [],
  ...change,
})
const target = { kind: 'SLIDE', targetId: 's1' } as const
let names = 0

describe.each([
  ['in memory', createMemoryDraftStore],
  ['in the browser’s database', () => createIdbDraftStore(`test-${names++}`)],
])('Drafts %s', (_, create) => {
  it('are found as they were put, the newest of each editor', async () => {
    const store = create()
    const newest = record({ sequence: 2, document: { text: '👩‍👩‍👧', list: [null, 0.1] } })
    await Promise.all([store.put(record()), store.put(newest), store.put(record({ editorId: 'e2' }))])
    const found = (await store.find('a1', target)).map((one) => draftRecord.parse(one))
    expect(found).toEqual([newest, record({ editorId: 'e2' })])
  })

  it('are forgotten up to a sequence only', async () => {
    const store = create()
    await store.put(record({ sequence: 7 }))
    await store.remove(record(), 6)
    expect(await store.find('a1', target)).toHaveLength(1)
    await store.remove(record(), 7)
    expect(await store.find('a1', target)).toEqual([])
  })

  it('follow the order of the calls, though nobody waits between them', async () => {
    const store = create()
    for (let sequence = 1; sequence <= 20; sequence++) {
      void store.put(record({ sequence }))
      if (sequence % 2 === 0) void store.remove(record(), sequence)
    }
    await store.put(record({ sequence: 21 }))
    expect(await store.find('a1', target)).toEqual([record({ sequence: 21 })])
  })

  it('are told apart by account, kind and target, also where one id begins as another', async () => {
    const store = create()
    await store.put(record({ accountId: 'a11' }))
    await store.put(record({ kind: 'EXPERIENCE' }))
    await store.put(record({ targetId: 's11' }))
    expect(await store.find('a1', target)).toEqual([])
    const targets = (await store.targets('a1')).toSorted((one, other) => one.kind.localeCompare(other.kind))
    expect(targets).toEqual([
      { kind: 'EXPERIENCE', targetId: 's1' },
      { kind: 'SLIDE', targetId: 's11' },
    ])
  })

  it('keep what they held when the given record is changed afterwards', async () => {
    const store = create()
    const document = { text: 'after' }
    await store.put(record({ document }))
    document.text = 'changed'
    expect(await store.find('a1', target)).toMatchObject([{ document: { text: 'after' } }])
  })
})

it('DraftStore begins to write in the tick of the call, so that a page that dies at once has written', async () => {
  const store = createIdbDraftStore('tick')
  await store.find('a1', target) // open
  void store.put(record())
  const other = createIdbDraftStore('tick')
  expect(await other.find('a1', target)).toHaveLength(1)
})

it('DraftStore writes what was put while the database was being opened before what is put later', async () => {
  const store = createIdbDraftStore('opening')
  const opened = store.find('a1', target)
  const early = [store.put(record({ sequence: 1 })), store.put(record({ sequence: 2 }))]
  await opened
  await Promise.all([...early, store.put(record({ sequence: 3 }))])
  expect(await store.find('a1', target)).toEqual([record({ sequence: 3 })])
})

it('DraftStore asks for the end of a write in the tick of the call: a page that is killed while it is busy has written', async () => {
  const store = createIdbDraftStore('busy')
  await store.find('a1', target) // open
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const put = store.put(record())
  expect(commit).toHaveBeenCalledTimes(1)
  await put
})
