import type { LinkChange, Tag, TagInput } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { LinkDependencies, LinkService } from '../service.ts'
import * as store from '../store.ts'
import { toTag } from '../to-tag.ts'
import type { Prepared, WriteLink } from '../write-link.ts'

type Trx = Transaction<Tables>
export type ManyChange =
  | { type: 'DELETE' }
  | { type: 'ACTIVE'; active: boolean }
  | { type: 'POINT'; to: Pick<TagInput, 'destinationUrl' | 'experienceId' | 'slideId'> }
  | { type: 'DESIGN'; qrDesignId: string | null }

type Outcome = Pick<LinkChange, 'outcome'> & { problem: Message | undefined }

const DONE: Outcome = { outcome: 'DONE', problem: undefined }
const UNCHANGED: Outcome = { outcome: 'UNCHANGED', problem: undefined }
const NOT_FOUND: Outcome = { outcome: 'NOT_FOUND', problem: undefined }

/** Codes of refusals that concern one link, and leave the others unaffected. */
const OF_ONE: ReadonlySet<string> = new Set(['BAD_REQUEST', 'LINK_LIMIT_REACHED', 'LINK_READ_ONLY'])

/** Returns a refusal of one link as its outcome. It is thrown before anything of the link is stored. */
function refused(error: unknown): Outcome {
  if (error instanceof AppError && OF_ONE.has(error.code)) return { outcome: 'REFUSED', problem: error.userMessage }
  throw error
}

const inputOf = (change: ManyChange): TagInput => {
  switch (change.type) {
    case 'ACTIVE':
      return { active: change.active }
    case 'DESIGN':
      return { qrDesignId: change.qrDesignId }
    case 'POINT':
      return { experienceId: null, slideId: null, destinationUrl: '', ...change.to }
    case 'DELETE':
      return {}
  }
}

/** Bulk actions on links: each on its own, all in one transaction. */
export function createManyLinks({
  db,
  limits,
  links,
  write,
}: LinkDependencies & { links: LinkService; write: WriteLink }) {
  async function apply(accountId: string, tag: Tag, change: ManyChange, ready: Prepared, trx: Trx): Promise<Outcome> {
    if (change.type !== 'DELETE') return (await links.change(accountId, tag, ready, trx)) ? DONE : UNCHANGED
    await links.hide(accountId, tag, trx)
    return DONE
  }

  async function unhide(accountId: string, accessLevel: number, link: DeletedLink, trx: Trx): Promise<Outcome> {
    if (!link.is_default) limits.requireRoom('link', accessLevel, await store.count(accountId, trx))
    await store.unhide(accountId, link.tag_id, trx)
    return DONE
  }

  return {
    async change(
      accountId: string,
      ids: readonly string[],
      change: ManyChange,
      language: Language,
    ): Promise<LinkChange[]> {
      const ready = await write.prepare(inputOf(change))
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const own = new Map((await store.findMany(accountId, ids, trx)).map((row) => [row.tag_id, toTag(row)]))
        return eachOf(ids, language, async (id) => {
          const tag = own.get(id)
          return tag ? apply(accountId, tag, change, ready, trx) : NOT_FOUND
        })
      })
    },

    /** Restores deleted links, as far as the plan has room. */
    async restore(accountId: string, ids: readonly string[], language: Language): Promise<LinkChange[]> {
      return inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        const deleted = new Map((await store.findDeleted(accountId, ids, trx)).map((row) => [row.tag_id, row]))
        const live = new Set((await store.findMany(accountId, ids, trx)).map((row) => row.tag_id))
        return eachOf(ids, language, async (id) => {
          const link = deleted.get(id)
          if (link) return unhide(accountId, accessLevel, link, trx)
          return live.has(id) ? UNCHANGED : NOT_FOUND
        })
      })
    },
  }
}
export type ManyLinks = ReturnType<typeof createManyLinks>

interface DeletedLink {
  tag_id: string
  is_default: boolean
}

async function eachOf(
  ids: readonly string[],
  language: Language,
  work: (id: string) => Promise<Outcome>,
): Promise<LinkChange[]> {
  const results: LinkChange[] = []
  for (const id of ids) {
    const { outcome, problem } = await work(id).catch(refused)
    results.push({ id, outcome, problem: problem?.(language) ?? '' })
  }
  return results
}
