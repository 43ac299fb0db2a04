import type { TagInput } from '@taplet/contract'
import type { Database, Executor } from '../../platform/db/database.ts'
import { hashLinkPassword } from '../../platform/link-passwords.ts'
import { createCheckLink, urlsOf } from './rules/check-link.ts'
import { columnsOf, isSame, type LinkState, mergeInput, NEW_LINK } from './rules/link-state.ts'
import { takeSlug } from './slugs/service.ts'
import * as store from './store.ts'

export interface WriteDependencies {
  db: Database
  /** Scheme and host of our own links. */
  origin: string
  /** Those of these addresses that no link may lead to. */
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  /** Has its destinations tried soon, once the transaction is committed. */
  checkSoon: (tagId: string, url: string, trx: Executor) => Promise<void>
}

/** What was sent, with what takes time or another connection done before the transaction. */
export interface Prepared {
  input: TagInput
  /** Undefined: it stays as it is. */
  passwordHash: string | undefined
  blocked: ReadonlySet<string>
}

const MAX_NAME = 80

/** How links are stored, whichever way they come. */
export function createWriteLink({ origin, blockedOf, checkSoon }: WriteDependencies) {
  const check = createCheckLink(origin)

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

    /** Stores a new link under this id; under the account's lock, when the plan has room for it. */
    async create(accountId: string, tagId: string, { input, passwordHash = '', blocked }: Prepared, trx: Executor) {
      const after = mergeInput(NEW_LINK, input)
      const apps = await check({ accountId, tagId, before: undefined, after, blocked }, trx)
      const named = { ...after, tagName: after.tagName.trim() || nameOf(after, apps) }
      await store.put(accountId, tagId, { ...columnsOf(named), password_hash: passwordHash }, trx)
      if (after.slug !== '') await takeSlug(accountId, tagId, after.slug, trx)
      await checkUrls(tagId, after, trx)
    },

    /** Stores what is different; false, and nothing stored, when nothing is. Under the account's lock. */
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

/** What a link is called that nobody named. */
function nameOf({ destinationUrl }: LinkState, [app]: readonly { name: string }[]): string {
  const name = destinationUrl === '' ? (app?.name ?? '') : new URL(destinationUrl).hostname.replace(/^www\./, '')
  return Array.from(name).slice(0, MAX_NAME).join('')
}
