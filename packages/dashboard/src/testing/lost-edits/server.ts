import { ApiError, type Draft, type ExperienceItem, type View } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import { type SavedSlide, savedSlide } from '../../entities/slide/document/slide-document.ts'
import type { World } from './world.ts'

const conflict = (current: View | ExperienceItem) =>
  new ApiError(409, { callResult: 'CONFLICT', code: 'CONFLICT', message: 'Changed elsewhere', current })

/** One slide on a server that follows the contract: revisions, CONFLICT, draft sequences, versions. */
export function createServer(world: World, first: SavedSlide) {
  let saved = structuredClone(first)
  const versions: { revision: number; document: Slide }[] = []
  const drafts = new Map<string, Draft & { isGone: boolean }>()
  const remember = () => versions.push({ revision: saved.view.revision, document: savedSlide(saved) })
  remember()

  return {
    saved: () => structuredClone(saved),
    document: () => savedSlide(saved),
    drafts: () => ({
      drafts: [...drafts.values()].filter((draft) => !draft.isGone),
      discarded: [...drafts.values()].filter((draft) => draft.isGone),
    }),
    updateView({ revision, ...slide }: Slide & { revision?: number | undefined }) {
      if (revision !== saved.view.revision) throw conflict(saved.view)
      saved = { ...saved, view: { ...saved.view, ...slide, revision: revision + 1 } }
      remember()
      return { callResult: 'SUCCESS' as const, updatedView: saved.view }
    },
    updateItem({ revision, itemName }: { revision?: number | undefined; itemName?: string | undefined }) {
      if (revision !== saved.item.revision) throw conflict(saved.item)
      saved = { ...saved, item: { ...saved.item, itemName: itemName ?? '', revision: revision + 1 } }
      remember()
      return { callResult: 'SUCCESS' as const, body: { updatedExperienceItem: saved.item } }
    },
    saveDraft(draft: Omit<Draft, 'updatedAt'>) {
      const stored = drafts.get(draft.deviceId)
      if (stored && stored.sequence >= draft.sequence) return
      drafts.set(draft.deviceId, { ...draft, updatedAt: new Date(world.now()).toISOString(), isGone: false })
    },
    discardDraft({ deviceId, sequence }: Pick<Draft, 'deviceId' | 'sequence'>) {
      const stored = drafts.get(deviceId)
      if (stored && stored.sequence <= sequence) drafts.set(deviceId, { ...stored, sequence, isGone: true })
    },
    historySince(revisions: Record<string, number>): Slide[] {
      const from = versions.findIndex((version) => version.revision === revisions[saved.view.viewId])
      return from < 0 ? [] : versions.slice(from).map((version) => version.document)
    },
  }
}
export type Server = ReturnType<typeof createServer>
