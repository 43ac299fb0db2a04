import { DAY_MS } from '@taplet/base/time'
import { COPY_LINK_DAYS, type CopyLink, type SharedApp } from '@taplet/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type AppParts, productIdsOf, type Taker } from '../app-parts.ts'
import { copyPath } from './copy-path.ts'
import { readSource } from './read-source.ts'
import * as store from './store.ts'
import { createTakeCopy, type TakenCopy } from './take-copy.ts'

export interface CopyLinkDependencies {
  db: Database
  parts: AppParts
  /** At least 128 random bits: the token alone shows an app. */
  newToken: () => string
  clock: () => Date
}

const toLink = (row: Selectable<Tables['copy_links']>): CopyLink => ({
  path: copyPath(row.token),
  copies: row.copies,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})

export type CopyLinkService = ReturnType<typeof createCopyLinkService>

/** Links by which other accounts copy an app: one for each app, for some days or until it is revoked. */
export function createCopyLinkService({ db, parts, newToken, clock }: CopyLinkDependencies) {
  const takeCopy = createTakeCopy({ db, parts, clock })

  async function requireApp(accountId: string, experienceId: string): Promise<void> {
    if (!(await parts.apps.findApp(accountId, experienceId, db))) throw new AppError('NOT_FOUND')
  }

  async function find(accountId: string, experienceId: string): Promise<CopyLink | null> {
    await requireApp(accountId, experienceId)
    const row = await store.find(accountId, experienceId, clock(), db)
    return row ? toLink(row) : null
  }

  async function requireLink(token: string) {
    const row = await store.findByToken(token, clock(), db)
    const app = row && (await parts.apps.findApp(row.account_id, row.experience_id, db))
    if (!row || !app) throw new AppError('COPY_LINK_INVALID')
    return { row, app }
  }

  return {
    find,

    async create(accountId: string, experienceId: string): Promise<CopyLink> {
      await requireApp(accountId, experienceId)
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + COPY_LINK_DAYS * DAY_MS)
      const link = { accountId, experienceId, token: newToken(), createdAt, expiresAt }
      await inTransaction(db, (trx) => store.put(link, trx))
      const made = await find(accountId, experienceId)
      if (!made) throw new AppError('CONFLICT') // revoked at the same moment, in another window
      return made
    },

    async revoke(accountId: string, experienceId: string): Promise<void> {
      await requireApp(accountId, experienceId)
      await store.remove(accountId, experienceId, db)
    },

    /** Returns what visitors would see of the app, and what a copy of it needs. */
    async show(token: string): Promise<SharedApp> {
      const { row, app } = await requireLink(token)
      const { account_id: from } = row
      const source = await readSource(parts, from, app, db)
      const slides = await parts.slides.publishedByItemIds(from, app.experienceItems)
      const facts = await parts.slides.factsOf(slides, from)
      return {
        pageName: app.pageName,
        description: app.description,
        sharedBy: row.shared_by,
        slides,
        media: { ...facts.media, ...(await parts.media.lookup(parts.slides.mediaOf(slides))) },
        live: facts.live,
        slideCount: source.slides.length,
        productCount: productIdsOf(source.slides).length,
        bytes: await parts.media.copies.bytesOf(from, source.urls),
        expiresAt: row.expires_at.toISOString(),
      }
    },

    async take(to: Taker, token: string, experienceId: string): Promise<TakenCopy> {
      const { row, app } = await requireLink(token)
      return takeCopy(to, { token, from: row.account_id, app, experienceId })
    },
  }
}
