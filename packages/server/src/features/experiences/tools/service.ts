import { DAY_MS } from '@taplet/base/time'
import {
  type ChangeResult,
  type ExperienceConsequences,
  type Page,
  type PageInput,
  RECENT_DAYS,
  type SlideRules,
  type View,
} from '@taplet/contract'
import type { AppTheme, Slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { requireRevision } from '../../../platform/http/require-revision.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createNewPage, translateTaken } from '../new-page.ts'
import type { ExperienceDependencies } from '../service.ts'
import { findOwn } from '../save-page.ts'
import { list } from '../store.ts'
import { toPage } from '../to-page.ts'
import { findFreePath } from './find-free-path.ts'
import * as store from './store.ts'

/** What actions on an instant app need of its slides. */
export interface SlidesOfApps {
  /** Copies slides under the account's lock, if the plan has room for all; returns the new ids in the same order. */
  copyAll(
    accountId: string,
    itemIds: readonly string[],
    accessLevel: number,
    trx: Transaction<Tables>,
  ): Promise<string[]>
  /** Saves slides of an app, under the account's lock; throws when one is another's, newer or read-only. */
  saveTogether(
    accountId: string,
    slides: { itemIds: readonly string[]; views: ThemeChange['views'] },
    trx: Transaction<Tables>,
  ): Promise<{ views: View[] }>
}

interface ThemeChange {
  experienceId: string
  theme: AppTheme | null
  views: readonly (Slide & { revision?: number | undefined })[]
  revision?: number | undefined
}

interface CopyOrder {
  experienceId: string
  pageName?: string | undefined
  /** Whether the copy gets its own slides; otherwise it shows the same ones (spec D15). */
  withSlides: boolean
}

export type ExperienceTools = ReturnType<typeof createExperienceTools>

/** Actions of lists on whole instant apps. */
export function createExperienceTools({
  db,
  limits,
  versions,
  newId,
  slides,
  now,
}: ExperienceDependencies & { slides: SlidesOfApps }) {
  const create = createNewPage({ limits, newId, now })

  return {
    /** Copies an instant app to a free address, as a draft; all or nothing. */
    async duplicate(accountId: string, { experienceId, pageName, withSlides }: CopyOrder): Promise<Page> {
      return translateTaken(
        inTransaction(db, async (trx) => {
          const accessLevel = await limits.lockAccount(accountId, trx)
          const { revision: _, ...source } = toPage(await findOwn(accountId, experienceId, trx))
          const experienceItems = withSlides
            ? await slides.copyAll(accountId, source.experienceItems, accessLevel, trx)
            : source.experienceItems
          const rootPageId = await findFreePath(pageName, source.rootPageId, newId, trx)
          const copy: PageInput = {
            ...source,
            rootPageId,
            fullPagePath: rootPageId,
            pageName: pageName ?? source.pageName,
            isDraft: true,
            experienceItems,
            slideRules: rulesOfCopies(source, experienceItems),
          }
          const row = await findOwn(accountId, await create(accountId, accessLevel, copy, trx), trx)
          await versions.ofPage(accountId, undefined, row, trx)
          return toPage(row)
        }),
        'pageName',
      )
    },

    /** Changes the theme of an instant app together with its slides; all or nothing. */
    async saveTheme(
      accountId: string,
      { experienceId, theme, views, revision }: ThemeChange,
    ): Promise<{ updatedPage: Page; updatedViews: View[] }> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const before = await findOwn(accountId, experienceId, trx)
        if (before.is_read_only) throw new AppError('EXPERIENCE_READ_ONLY')
        requireRevision(revision, toPage(before))
        const saved = await slides.saveTogether(accountId, { itemIds: before.item_ids, views }, trx)
        await store.setTheme(accountId, experienceId, theme, trx)
        const after = await findOwn(accountId, experienceId, trx)
        await versions.ofPage(accountId, before, after, trx)
        return { updatedPage: toPage(after), updatedViews: saved.views }
      })
    },

    async consequences(accountId: string, experienceId: string): Promise<ExperienceConsequences> {
      const recent = { index: 0, from: now() - RECENT_DAYS * DAY_MS, to: now() + DAY_MS }
      const row = await store.findConsequences(accountId, experienceId, recent, db)
      if (!row) throw new AppError('NOT_FOUND')
      return {
        links: row.links,
        formerPaths: row.former_paths,
        recentVisits: row.visits,
        recentScans: row.scans,
        lastVisitAt: row.last_visit_at?.toISOString() ?? null,
        ownSlides: row.own_slides,
      }
    },

    /** Deletes those of these that exist, all or nothing; their addresses and links then show a friendly page. */
    async deleteMany(accountId: string, experienceIds: readonly string[]): Promise<ChangeResult[]> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const hidden = new Set(await store.hideMany(accountId, experienceIds, trx))
        return experienceIds.map((id) => ({ id, outcome: hidden.has(id) ? 'DONE' : 'NOT_FOUND' }))
      })
    },

    /**
     * Switches those of these that exist on or off, all or nothing. Those already in that state stay untouched, as do
     * those never published. What is beyond the plan can be switched off, for visitors' sake, and not on.
     */
    async setActiveMany(
      accountId: string,
      experienceIds: readonly string[],
      active: boolean,
    ): Promise<{ results: ChangeResult[]; updatedPages: Page[] }> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const own = new Map((await list(accountId, trx)).map((row) => [row.experience_id, row]))
        const before = experienceIds
          .flatMap((id) => own.get(id) ?? [])
          .filter((row) => row.active !== active && row.published_at !== null)
        if (active && before.some((row) => row.is_read_only)) throw new AppError('EXPERIENCE_READ_ONLY')
        const ids = before.map((row) => row.experience_id)
        await store.setActive(accountId, ids, active, trx)
        const updatedPages: Page[] = []
        for (const row of before) {
          const after = await findOwn(accountId, row.experience_id, trx)
          await versions.ofPage(accountId, row, after, trx)
          updatedPages.push(toPage(after))
        }
        const outcomeOf = (id: string): ChangeResult['outcome'] =>
          ids.includes(id) ? 'DONE' : own.has(id) ? 'UNCHANGED' : 'NOT_FOUND'
        return { results: experienceIds.map((id) => ({ id, outcome: outcomeOf(id) })), updatedPages }
      })
    },
  }
}

/** Returns when visitors see the copies of an app's slides, given in the same order. */
const rulesOfCopies = (
  { experienceItems, slideRules }: Pick<Page, 'experienceItems' | 'slideRules'>,
  copies: readonly string[],
): SlideRules =>
  Object.fromEntries(
    copies.flatMap((copy, index) => {
      const rule = slideRules[experienceItems[index] ?? '']
      return rule ? [[copy, rule]] : []
    }),
  )
