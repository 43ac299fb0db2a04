import type { TagInput } from '@taplet/contract'
import type { Database, Executor } from '../../platform/db/database.ts'
import { hashLinkPassword } from '../../platform/link-passwords.ts'
import { createCheckLink, urlsOf } from './rules/check-link.ts'
import { columnsOf, isSame, type LinkState, mergeInput, NEW_LINK } from './rules/link-state.ts'
import { takeSlug } from './slugs/service.ts'
import * as store from './store.ts'

export interface WriteDependencies {
  db: Database
  /** Scheme and host of our own links, that of new ones first. */
  origins: readonly string[]
  /** Returns those of these addresses that no link may lead to. */
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  /** Enqueues a check of its destinations, run once the transaction is committed. */
  checkSoon: (tagId: string, url: string, trx: Executor) => Promise<void>
  clock: () => Date
}

/** The input, with all work done that is slow or needs another connection and therefore precedes the transaction. */
export interface Prepared {
  input: TagInput
  /** Undefined: it stays unchanged. */
  passwordHash: string | undefined
  blocked: ReadonlySet<string>
}

const MAX_NAME = 80

interface Series {
  ready: Prepared
  batchId: string
  /** Returns the name of the link with this number; `ofNone` is that of a link without a name. */
  nameAt: (number: number, ofNone: string) => string
  made: readonly { tagId: string; number: number }[]
}

/** Writes links, whether from a call, an import or a tag. */
export function createWriteLink({ origins, blockedOf, checkSoon, clock }: WriteDependencies) {
  let latest = 0
  const check = createCheckLink(origins)

  /** Links of one import get distinct times: lists are in the order of making. */
  const nextTime = (): Date => new Date((latest = Math.max(clock().getTime(), latest + 1)))

  async function prepare(input: TagInput): Promise<Prepared> {
    const { password } = input
    const passwordHash = password ? await hashLinkPassword(password) : password === null ? '' : undefined
    const urls = urlsOf(input)
    return { input, passwordHash, blocked: urls.length > 0 ? await blockedOf(urls) : new Set() }
  }

  async function checkUrls(tagId: string, state: LinkState, trx: Executor): Promise<void> {
    const [url] = urlsOf({ ...state, fallbackUrl: '' })
    if (url !== undefined && state.active) await checkSoon(tagId, url, trx)
  }

  return {
    prepare,

    /** Stores a new link under this id; requires the account's lock and room in the plan. */
    async create(accountId: string, tagId: string, { input, passwordHash = '', blocked }: Prepared, trx: Executor) {
      const after = mergeInput(NEW_LINK, input)
      const apps = await check({ accountId, tagId, before: undefined, after, blocked }, trx)
      const named = { ...after, tagName: after.tagName.trim() || defaultName(after, apps) }
      const columns = { ...columnsOf(named), password_hash: passwordHash }
      await store.put(accountId, tagId, columns, nextTime(), trx)
      if (after.slug !== '') await takeSlug(accountId, tagId, after.slug, trx)
      await checkUrls(tagId, after, trx)
    },

    /** Stores new links that differ in id and name only; requires the account's lock and room in the plan for all. */
    async createSeries(accountId: string, { ready, batchId, nameAt, made }: Series, trx: Executor): Promise<void> {
      const after = mergeInput(NEW_LINK, ready.input)
      const [first] = made
      if (!first) return
      const { blocked } = ready
      const apps = await check({ accountId, tagId: first.tagId, before: undefined, after, blocked }, trx)
      const ofNone = defaultName(after, apps)
      const rows = made.map(({ tagId, number }) => {
        const columns = columnsOf({ ...after, tagName: nameAt(number, ofNone) })
        return { ...columns, tag_id: tagId, batch_id: batchId, created_at: nextTime() }
      })
      await store.putNew(accountId, rows, trx)
      // One is enough: all lead to the same place, and the hourly round tells the rest.
      await checkUrls(first.tagId, after, trx)
    },

    /** Stores what differs; returns false when nothing does. Requires the account's lock. */
    async change(
      accountId: string,
      tagId: string,
      before: LinkState,
      { input, passwordHash, blocked }: Prepared,
      trx: Executor,
    ): Promise<boolean> {
      const after = mergeInput(before, input)
      if (isSame(before, after) && passwordHash === undefined) return false
      await check({ accountId, tagId, before, after, blocked }, trx)
      const password = passwordHash === undefined ? {} : { password_hash: passwordHash }
      await store.update(accountId, tagId, { ...columnsOf(after), ...password }, trx)
      if (after.slug !== '' && after.slug !== before.slug) await takeSlug(accountId, tagId, after.slug, trx)
      const isElsewhere = JSON.stringify(urlsOf(before)) !== JSON.stringify(urlsOf(after))
      if (isElsewhere || (after.active && !before.active)) await checkUrls(tagId, after, trx)
      return true
    },
  }
}
export type WriteLink = ReturnType<typeof createWriteLink>

/** Returns the name of a link that has none. */
export function defaultName(
  { destinationUrl }: Pick<LinkState, 'destinationUrl'>,
  [app]: readonly { name: string }[],
): string {
  const name = destinationUrl === '' ? (app?.name ?? '') : new URL(destinationUrl).hostname.replace(/^www\./, '')
  return Array.from(name).slice(0, MAX_NAME).join('')
}
