import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import type { ExperienceRow } from './store.ts'

interface SavedState {
  revision: number
  document: object
  savedAt: Date
}

/** Storage of saved states. */
export interface VersionsOfExperiences {
  record(
    accountId: string,
    save: { kind: 'EXPERIENCE'; targetId: string; before: SavedState | undefined; after: SavedState },
    trx: Transaction<Tables>,
  ): Promise<void>
}

/** Returns the state that the editor of an instant app edits. */
const stateOf = (row: ExperienceRow): SavedState => ({
  revision: row.revision,
  document: {
    pageName: row.name,
    description: row.description,
    // Publishing switches it on: restoring a state from before must not switch it off.
    active: row.active || row.published_at === null,
    rootPageId: row.path,
    experienceItems: row.item_ids,
    slideRules: row.slide_rules,
    timeZone: row.time_zone,
    coverImageUrl: row.cover_image_url,
    socialImageUrl: row.social_image_url,
    isFindable: row.is_findable,
    mayBeEmbedded: row.may_be_embedded,
    theme: row.theme,
  },
  // Its own save: later ones of its slides made no new state of the app.
  savedAt: row.updated_at,
})

/** Stores the saved states of instant apps. */
export const createPageVersions = (versions: VersionsOfExperiences) => ({
  /** Stores a page saved under the account's lock; `before` is undefined for a new one. */
  ofPage: (
    accountId: string,
    before: ExperienceRow | undefined,
    after: ExperienceRow,
    trx: Transaction<Tables>,
  ): Promise<void> =>
    versions.record(
      accountId,
      {
        kind: 'EXPERIENCE',
        targetId: after.experience_id,
        before: before && stateOf(before),
        after: stateOf(after),
      },
      trx,
    ),
})
export type PageVersions = ReturnType<typeof createPageVersions>
