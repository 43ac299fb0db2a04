import type { Page } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'

interface SavedState {
  revision: number
  document: object
  savedAt: Date
}

/** Where saved states are kept. */
export interface VersionsOfExperiences {
  record(
    accountId: string,
    save: { kind: 'EXPERIENCE'; targetId: string; before: SavedState | undefined; after: SavedState },
    trx: Transaction<Tables>,
  ): Promise<void>
}

/** What the editor of an instant app edits. */
const stateOf = ({ revision, updatedAt, ...page }: Page): SavedState => ({
  revision,
  document: {
    pageName: page.pageName,
    description: page.description,
    active: page.active,
    rootPageId: page.rootPageId,
    experienceItems: page.experienceItems,
    coverImageUrl: page.coverImageUrl,
    socialImageUrl: page.socialImageUrl,
    isFindable: page.isFindable,
    mayBeEmbedded: page.mayBeEmbedded,
  },
  savedAt: new Date(updatedAt),
})

/** Keeps the saved states of instant apps. */
export const createPageVersions = (versions: VersionsOfExperiences) => ({
  /** A page that was saved under the account's lock; `before` is undefined for a new one. */
  ofPage: (accountId: string, before: Page | undefined, after: Page, trx: Transaction<Tables>): Promise<void> =>
    versions.record(
      accountId,
      {
        kind: 'EXPERIENCE',
        targetId: after.experienceId,
        before: before && stateOf(before),
        after: stateOf(after),
      },
      trx,
    ),
})
export type PageVersions = ReturnType<typeof createPageVersions>
