import type { Draft } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import { expect, it } from 'vitest'
import { createEditing } from '../editing/create-editing.ts'
import type { EditorKind } from '../editing/editor-kind.ts'
import { createDraftSession } from './draft-session.ts'
import type { DraftCalls } from './server/server-copy.ts'
import { createMemoryDraftStore } from './store/memory-draft-store.ts'

interface Menu {
  soup: string
  cake: string
}
interface Saved {
  revision: number
  menu: Menu
}

const isMenu = (value: unknown): value is Menu => value instanceof Object && 'soup' in value
const kind: EditorKind<Menu, string, Saved> = {
  kind: 'SLIDE',
  targetIdOf: () => 's1',
  documentOf: ({ menu }) => menu,
  revisionsOf: ({ revision }) => ({ s1: revision }),
  firstSelection: '',
  canSelect: () => true,
  merge: mergeData,
  parse: (value) => (isMenu(value) ? value : undefined),
}
const start: Menu = { soup: 'Leek', cake: 'Plum' }
const device = { deviceId: 'd1', deviceName: 'Chrome on Android' }
const key = { accountId: 'a1', kind: 'SLIDE', targetId: 's1', editorId: 'closed' } as const

/** A draft of the closed tab, as stored on the server. */
const copyOf = (menu: Menu, sequence: number): Draft => ({
  kind: 'SLIDE',
  targetId: 's1',
  ...device,
  deviceId: `${device.deviceId}-${key.editorId}`,
  document: { ...menu },
  base: { s1: 1 },
  sequence,
  updatedAt: new Date(sequence).toISOString(),
})

async function open(
  drafts: Draft[],
  stored?: { document: Menu; sequence: number },
  server: Partial<Pick<DraftCalls, 'save' | 'discard'>> = {},
) {
  const store = createMemoryDraftStore()
  const draft = { ...key, format: 1, updatedAt: 1, base: { s1: 1 }, baseDocument: start, unanswered: [] } as const
  if (stored) await store.put({ ...draft, ...stored, unanswered: [] })
  const saved: Saved = { revision: 1, menu: start }
  const editing = createEditing<Menu, string, Saved>({ kind, saved, save: () => new Promise(() => undefined) })
  const session = createDraftSession({
    editing,
    accountId: 'a1',
    editorId: 'opened',
    device,
    store,
    calls: {
      getAll: async () => ({ drafts, discarded: [] }),
      save: async () => undefined,
      discard: async () => undefined,
      ...server,
    },
    presence: { others: async () => new Set(), stop: () => undefined },
    findHistory: async () => [start],
    onProblem: () => undefined,
  })
  await session.open()
  return { editing, session }
}

it('DraftSession offers what the server has newer of a draft that came back, and joins it without a question', async () => {
  const { editing, session } = await open([copyOf({ soup: 'Bean', cake: 'Apple' }, 3)], {
    document: { soup: 'Pea', cake: 'Plum' },
    sequence: 2,
  })
  expect(editing.getState().document.soup).toBe('Pea')
  const [offer] = session.getState().offers
  if (offer) session.bring(offer)
  expect(editing.getState()).toMatchObject({ document: { soup: 'Bean', cake: 'Apple' }, saving: { status: 'IDLE' } })
  session.stop()
})

it('DraftSession says nothing of a copy that is as old as what came back', async () => {
  const { editing, session } = await open([copyOf({ soup: 'Bean', cake: 'Plum' }, 1)], {
    document: { soup: 'Pea', cake: 'Plum' },
    sequence: 2,
  })
  expect(editing.getState().document.soup).toBe('Pea')
  expect(session.getState().offers).toEqual([])
  session.stop()
})

it('DraftSession brings nothing back by itself that this device has forgotten: it was saved or taken back', async () => {
  const { editing, session } = await open([copyOf({ soup: 'Pea', cake: 'Plum' }, 2)])
  expect(editing.getState().document).toEqual(start)
  expect(session.getState().offers).toHaveLength(1)
  session.stop()
})

it('DraftSession deletes the old copy of a draft that came back only once the server has the new one', async () => {
  const calls: string[] = []
  let isDown = true
  const save: DraftCalls['save'] = async () => {
    calls.push('save')
    if (isDown) throw new TypeError('Failed to fetch')
  }
  const discard: DraftCalls['discard'] = async ({ deviceId }) => void calls.push(`discard ${deviceId}`)
  const edits = { document: { soup: 'Pea', cake: 'Plum' }, sequence: 2 }
  const { session } = await open([copyOf(edits.document, 2)], edits, { save, discard })
  expect(calls).toEqual(['save'])
  isDown = false
  await session.copy.hurry()
  expect(calls).toEqual(['save', 'save', 'discard d1-closed'])
  session.stop()
})
