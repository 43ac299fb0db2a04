import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { type DraftPlaces, leaveDraft } from '../../../lib/drafts/leave-draft.ts'
import { openEditor } from '../../../lib/drafts/open-editors.ts'
import type { DraftStore } from '../../../lib/drafts/store/draft-store.ts'
import type { StoredKind } from '../../../lib/editing/editor-kind.ts'
import { slideDocument } from '../../slide/document/slide-document.ts'
import { noteDraftOrder } from '../draft-orders.ts'
import { type ExperienceDocument, experienceDocument } from '../experience-document.ts'
import { viewOf } from '../library.ts'
import type { Change } from './change.ts'
import { collectChanges } from './collect-changes.ts'
import { loadApp } from './load-app.ts'
import { CHANGES_KEY } from './use-changes.ts'

export interface EditPlaces extends DraftPlaces {
  api: Api
  client: QueryClient
  store: DraftStore
}

type Edit<Document> = (document: Document) => Document

/** Edits of an app and of slides of it, by experienceItemId. */
export interface AppEdits {
  app?: Edit<ExperienceDocument> | undefined
  slides: ReadonlyMap<string, Edit<Slide>>
}

interface Closed<Document, Saved> {
  kind: StoredKind<Document, Saved>
  saved: Saved
  /** Its newest draft, if it has one. */
  change: Change<Document> | undefined
  make: Edit<Document>
}

/** Stores a document as its newest draft, in place of those that it is made of; where it is as saved it needs none. */
async function storeDraft<Document extends object, Saved>(
  places: EditPlaces,
  { kind, saved, change }: Closed<Document, Saved>,
  document: Document,
): Promise<void> {
  const baseDocument = kind.documentOf(saved)
  const target = {
    kind: kind.kind === 'EXPERIENCE' ? 'EXPERIENCE' : 'SLIDE',
    targetId: kind.targetIdOf(saved),
  } as const
  const { remote = [], local = [] } = change ?? {}
  const isDraft = !isSameData(document, baseDocument)
  const madeOn = Object.fromEntries(remote.map(({ deviceId, sequence }) => [deviceId, sequence]))
  const base = { ...kind.revisionsOf(saved), ...madeOn }
  if (isDraft) await leaveDraft(places, { ...target, document, updatedAt: Date.now(), base, baseDocument })
  const discards = remote.map((draft) => places.api.drafts.discard({ ...target, ...draft }))
  // The new draft says that it is made on these: they are not offered again.
  await (isDraft ? Promise.allSettled(discards) : Promise.all(discards))
  await Promise.all(local.map(({ key, sequence }) => places.store.remove(key, sequence).catch(() => undefined)))
}

/** Edits one document, and returns what takes the edit back; undefined when nothing changed. */
async function editOne<Document extends object, Saved>(
  places: EditPlaces,
  closed: Closed<Document, Saved>,
): Promise<Edit<Document> | undefined> {
  const { kind, saved, change, make } = closed
  let [before, after] = [change?.document ?? kind.documentOf(saved), undefined as Document | undefined]
  const edit = openEditor(places.accountId, kind.kind, kind.targetIdOf(saved))
  if (edit)
    await edit((document) => {
      // The editor of this kind shows such a document.
      before = document as Document
      after = make(before)
      return after
    })
  else {
    // Its owner chooses first which of two versions to keep.
    if (change?.isUnclear) return undefined
    after = make(before)
    if (!isSameData(before, after)) await storeDraft(places, closed, after)
  }
  const done = after
  if (done === undefined || isSameData(before, done)) return undefined
  return (document) => kind.merge(done, document, before).merged
}

/**
 * Edits an app and its slides where they are edited: in an editor that is open in this page, else as their newest
 * drafts. Visitors see nothing of it before it is published. What is unclear stays as it is. Returns the edits that take
 * these back, and leave alone what was edited since. Throws when one cannot be stored; the others are taken back then.
 */
export async function editDrafts(places: EditPlaces, experienceId: string, edits: AppEdits): Promise<AppEdits> {
  const { client, accountId } = places
  const { page, library } = await loadApp(places, experienceId)
  const changes = await collectChanges(places, { page, itemIds: [...edits.slides.keys()], library })
  const undo: { app?: Edit<ExperienceDocument> | undefined; slides: Map<string, Edit<Slide>> } = { slides: new Map() }

  async function editSlide(itemId: string, make: Edit<Slide>): Promise<void> {
    const [item, view] = [library.itemById.get(itemId), viewOf(library, itemId)]
    if (!item || !view) return
    const change = changes.slides.find(({ targetId }) => targetId === itemId)
    const back = await editOne(places, { kind: slideDocument, saved: { item, view }, change, make })
    if (back) undo.slides.set(itemId, back)
  }
  async function editApp(make: Edit<ExperienceDocument>): Promise<void> {
    const { app: change } = changes
    undo.app = await editOne(places, { kind: experienceDocument, saved: page, change, make })
    if (undo.app && !openEditor(accountId, 'EXPERIENCE', experienceId))
      noteDraftOrder(client, accountId, experienceId, make(change?.document ?? experienceDocument.documentOf(page)))
  }

  const done = await Promise.allSettled([
    ...(edits.app ? [editApp(edits.app)] : []),
    ...[...edits.slides].map(([itemId, make]) => editSlide(itemId, make)),
  ])
  const failed = done.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    if (undo.app || undo.slides.size > 0) await editDrafts(places, experienceId, undo).catch(() => undefined)
    throw failed.reason
  }
  void client.invalidateQueries({ queryKey: CHANGES_KEY })
  return undo
}
