import type { Draft, Page } from '@taplet/contract'
import { entityId, type Slide } from '@taplet/slides/schema'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { findById } from '../store.ts'
import { toPage } from '../to-page.ts'
import type { DraftKey } from './service.ts'

export interface ChangesDependencies {
  db: Database
  slides: {
    /** Returns slides as their editor edits them; none without a view. */
    savedByItemIds(accountId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, Slide>>
  }
  drafts: {
    /** Returns unsaved edits, newest first. */
    listOf(accountId: string, targets: readonly Target[]): Promise<Draft[]>
  }
}
type Target = Pick<Draft, 'kind' | 'targetId'>

export interface AppChanges {
  page: Page
  /** The app itself first, then its slides in order. */
  changes: Draft[]
  /** All drafts of these documents, whatever they say. */
  drafts: DraftKey[]
}

/** Whether the draft says something else than what is saved; what the saved state does not know is no change. */
const differs = (draft: Draft, saved: object | undefined): boolean =>
  saved === undefined ||
  Object.entries(saved).some(([key, value]) => key in draft.document && !isDeepStrictEqual(draft.document[key], value))

const keyOf = ({ kind, targetId, deviceId, sequence }: Draft): DraftKey => ({ kind, targetId, deviceId, sequence })

/** The slides of the app as this draft orders them; none when it is damaged. */
export const itemsIn = (draft: Draft | undefined): string[] =>
  entityId.array().safeParse(draft?.document['experienceItems']).data ?? []

/** Finds what is not live yet of an instant app. */
export const createFindChanges =
  ({ db, slides, drafts }: ChangesDependencies) =>
  async (accountId: string, experienceId: string): Promise<AppChanges> => {
    const row = await findById(accountId, experienceId, db)
    if (!row) throw new AppError('NOT_FOUND')
    const page = toPage(row)
    const ofApp = await drafts.listOf(accountId, [{ kind: 'EXPERIENCE', targetId: experienceId }])
    const ofPage = ofApp.find((draft) => differs(draft, page))
    const itemIds = [...new Set([...itemsIn(ofPage), ...page.experienceItems])]
    const targets = itemIds.map((targetId) => ({ kind: 'SLIDE' as const, targetId }))
    const [saved, ofSlides] = await Promise.all([
      slides.savedByItemIds(accountId, itemIds),
      drafts.listOf(accountId, targets),
    ])
    const changed = ofSlides.filter((draft) => differs(draft, saved.get(draft.targetId)))
    const newest = itemIds.flatMap((id) => changed.find(({ targetId }) => targetId === id) ?? [])
    return { page, changes: [...(ofPage ? [ofPage] : []), ...newest], drafts: [...ofApp, ...ofSlides].map(keyOf) }
  }
export type FindChanges = ReturnType<typeof createFindChanges>
