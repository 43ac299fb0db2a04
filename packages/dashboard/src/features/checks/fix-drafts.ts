import type { Finding } from '@taplet/checks'
import type { Page } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import { collectChanges } from '../../entities/experience/changes/collect-changes.ts'
import { type Library, viewOf } from '../../entities/experience/library.ts'
import { savedSlide, slideDocument } from '../../entities/slide/document/slide-document.ts'
import { leaveDraft } from '../../lib/drafts/leave-draft.ts'

interface App {
  page: Page
  itemIds: readonly string[]
  /** As it is saved. */
  library: Library
}

export interface FixedSlide {
  name: string
  undo: () => Promise<unknown>
}

const fixed = (slide: Slide, findings: readonly Finding[]): Slide =>
  findings.reduce((content, { fix }) => (fix ? fix.apply(content) : content), slide)

/**
 * Fixes slides whose editors are closed, each as its newest draft, which is made on the one it has: visitors see nothing
 * of it before it is published. A slide with two versions to choose from is left as it is.
 */
export async function fixDrafts(
  places: Parameters<typeof collectChanges>[0] & Parameters<typeof leaveDraft>[0],
  app: App,
  findings: readonly Finding[],
): Promise<FixedSlide[]> {
  const { slides } = await collectChanges(places, app)
  const done: FixedSlide[] = []
  for (const targetId of new Set(findings.map(({ slideId }) => slideId))) {
    const item = app.library.itemById.get(targetId)
    const view = viewOf(app.library, targetId)
    const change = slides.find((one) => one.targetId === targetId)
    if (!item || !view || change?.isUnclear) continue
    const baseDocument = savedSlide({ item, view })
    const taken = (change?.remote ?? []).map(({ deviceId, sequence }) => [deviceId, sequence] as const)
    const undo = await leaveDraft(places, {
      kind: 'SLIDE',
      targetId,
      document: fixed(
        change?.document ?? baseDocument,
        findings.filter(({ slideId }) => slideId === targetId),
      ),
      updatedAt: Date.now(),
      base: { ...slideDocument.revisionsOf({ item, view }), ...Object.fromEntries(taken) },
      baseDocument,
    })
    done.push({ name: change?.document.viewName ?? item.itemName, undo })
  }
  return done
}
