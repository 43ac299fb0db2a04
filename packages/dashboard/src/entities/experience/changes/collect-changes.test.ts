import type { Draft } from '@taplet/contract'
import { updateWidget } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import { expect, test } from 'vitest'
import { createMemoryDraftStore } from '../../../lib/drafts/store/memory-draft-store.ts'
import { aPage } from '../../../testing/fake-server.ts'
import { anItem, aView } from '../../../testing/library.ts'
import { savedSlide } from '../../slide/document/slide-document.ts'
import { documentOf } from '../experience-document.ts'
import { toLibrary } from '../library.ts'
import { collectChanges } from './collect-changes.ts'
import { countChanges } from './count-changes.ts'
import { withChanges } from './with-changes.ts'

const page = aPage({ experienceItems: ['i0', 'i1'] })
const item = anItem({ experienceItemId: 'i0', viewId: 'v0', itemName: 'Menu', revision: 4 })
const view = aView(['TEXT_BOX'], { viewId: 'v0', revision: 7 })
const library = toLibrary([item], [view], [])
const menu = savedSlide({ item, view })
const device = { deviceId: 'd1', deviceName: 'Chrome on Android' }
const revisions = { i0: 4, v0: 7 }

const draftOf = (document: object, change: Partial<Draft> = {}): Draft => ({
  kind: 'SLIDE',
  targetId: 'i0',
  deviceId: 'phone-1',
  deviceName: 'Safari on iPhone',
  document: { ...document },
  base: revisions,
  sequence: 3,
  updatedAt: '2026-05-01T10:00:00.000Z',
  ...change,
})
const named = (viewName: string): Slide => ({ ...menu, viewName })

async function collect(drafts: Draft[], own?: { document: Slide; sequence: number; editorId?: string }) {
  const store = createMemoryDraftStore()
  const key = { accountId: 'a1', kind: 'SLIDE', targetId: 'i0', editorId: own?.editorId ?? 'e1' } as const
  const record = { ...key, format: 1, updatedAt: Date.parse('2026-05-02'), base: revisions, unanswered: [] } as const
  if (own) await store.put({ ...record, ...own, baseDocument: menu, unanswered: [] })
  const experiences = { changes: async () => ({ callResult: 'SUCCESS' as const, changes: drafts, drafts }) }
  const versions = { getAll: async () => ({ callResult: 'SUCCESS' as const, versions: [] }) }
  // Only these calls are made.
  const api = { experiences, versions } as unknown as Parameters<typeof collectChanges>[0]['api']
  return collectChanges({ api, accountId: 'a1', device, store }, { page, itemIds: page.experienceItems, library })
}

test('collectChanges finds the drafts of other devices, and what they would make of the slide', async () => {
  const { slides } = await collect([draftOf(named('Drinks'))])
  expect(slides).toMatchObject([
    {
      targetId: 'i0',
      document: { viewName: 'Drinks' },
      isUnclear: false,
      isOwnDevice: false,
      deviceName: 'Safari on iPhone',
    },
  ])
  expect(slides[0]?.remote).toEqual([{ deviceId: 'phone-1', sequence: 3 }])
})

test('collectChanges takes the newer one where this device and the server have the same draft', async () => {
  const copy = draftOf(named('Dri'), { deviceId: 'd1-e1', sequence: 2 })
  const { slides } = await collect([copy], { document: named('Drinks'), sequence: 5 })
  expect(slides).toMatchObject([{ document: { viewName: 'Drinks' }, isOwnDevice: true }])
})

test('collectChanges says nothing of a draft whose edits are all saved', async () => {
  expect((await collect([draftOf(menu)])).slides).toEqual([])
})

test('collectChanges merges an older draft with what was saved since, and asks where both changed the same', async () => {
  const widgetId = view.widgets[0]?.widgetId ?? ''
  const words = (text: string) => ({ ...view.widgets[0]?.widgetData, text }) as Slide['widgets'][number]['widgetData']
  const older = draftOf(updateWidget(menu, widgetId, words('Tea')), { base: { i0: 4, v0: 5 } })
  const changes = await collect([older])
  expect(changes.slides).toMatchObject([{ isUnclear: true }])
  // Visitors' state stays on the screen until somebody chooses.
  expect(withChanges(library, changes)).toBe(library)
})

test('countChanges counts differences of the app and edited slides, a new slide once', async () => {
  const { slides } = await collect([draftOf(named('Drinks'))])
  const document = { ...documentOf(page), pageName: 'Lark', description: 'By the river' }
  expect(countChanges(page, documentOf(page), slides)).toBe(1)
  expect(countChanges(page, document, slides)).toBe(3)
  expect(countChanges(aPage({ experienceItems: ['i1'] }), documentOf(page), slides)).toBe(1)
  expect(countChanges(page, { ...documentOf(page), active: false }, [])).toBe(0)
})

test('withChanges shows slides as they are edited', async () => {
  const changes = await collect([draftOf(named('Drinks'))])
  expect(withChanges(library, changes)?.itemById.get('i0')?.itemName).toBe('Drinks')
  expect(withChanges(library, { ...changes, slides: [] })).toBe(library)
})
