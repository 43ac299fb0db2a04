import { type CheckedAddress, MAX_CHECKED_ADDRESSES } from '@taplet/contract/studio'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { addressState } from './address-state.ts'
import type { ProbeLimits } from './probe-limits.ts'
import * as store from './store.ts'

/** Pages of this Taplet: looked up, never asked over the network. */
export interface OwnPages {
  origin: string
  /** Whether visitors find something at this path. */
  isAlive(path: string): Promise<boolean>
}

export interface AddressDependencies {
  db: Database
  safeFetch: SafeFetch
  own: OwnPages
  limits: ProbeLimits
  clock: () => Date
}

type Found = Pick<CheckedAddress, 'state' | 'status' | 'mayBeFramed'>

const PROBE = { maxBytes: 4096, timeoutMs: 5000 }
const AT_ONCE = 8
const MINUTE_MS = 60_000
// What works goes on working; what does not is worth another look soon.
const LIFETIME_MS: { [S in CheckedAddress['state']]: number } = {
  ALIVE: 24 * 60 * MINUTE_MS,
  UNKNOWN: 24 * 60 * MINUTE_MS,
  DEAD: 15 * MINUTE_MS,
  PRIVATE: 15 * MINUTE_MS,
  SILENT: 5 * MINUTE_MS,
}

/** Tries out web addresses, each at most once at a time and not again while what is known of it counts. */
export function createAddresses({ db, safeFetch, own, limits, clock }: AddressDependencies) {
  const running = new Map<string, Promise<Found>>()
  const waiting: (() => void)[] = []
  let free = AT_ONCE

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  async function ask(url: string): Promise<Found> {
    const head = addressState(await safeFetch(url, { method: 'HEAD', ...PROBE }), own.origin)
    // Some servers answer only to GET; others say of a page that is there that it is not.
    const isSure = head.state === 'ALIVE' || head.state === 'PRIVATE' || head.status === 0
    return isSure ? head : addressState(await safeFetch(url, { method: 'GET', ...PROBE }), own.origin)
  }

  /** Two who want to know the same at the same time share one request. */
  function probe(url: string): Promise<Found> {
    const found = running.get(url) ?? inTurn(() => ask(url)).finally(() => running.delete(url))
    running.set(url, found)
    return found
  }

  async function probeAndKeep(accountId: string, url: string): Promise<CheckedAddress> {
    const { state, status, mayBeFramed } = await probe(url)
    const now = clock()
    const row = { state, status, may_be_framed: mayBeFramed, checked_at: now }
    // Nothing came back: this server was offline, and may be online again soon.
    const isUntried = state === 'UNKNOWN' && status === 0
    const expires = new Date(now.getTime() + (isUntried ? MINUTE_MS : LIFETIME_MS[state]))
    await store.saveAddress({ account_id: accountId, url, ...row, expires_at: expires }, now, db)
    return { state, status, mayBeFramed, checkedAt: now.toISOString() }
  }

  async function lookUpOwn(url: string): Promise<CheckedAddress> {
    const isAlive = await own.isAlive(new URL(url).pathname)
    const state = isAlive ? ('ALIVE' as const) : ('DEAD' as const)
    // Our pages refuse frames (publishing/page-policy.ts).
    return { state, status: isAlive ? 200 : 404, mayBeFramed: false, checkedAt: clock().toISOString() }
  }

  return {
    /** What is known of these addresses without asking anybody. */
    async known(accountId: string, urls: readonly string[]): Promise<Record<string, CheckedAddress>> {
      const [ours, others] = split(urls, own.origin)
      const rows = others.length > 0 ? await store.findAddresses(accountId, others, clock(), db) : []
      const looked = await Promise.all(ours.map(async (url) => [url, await lookUpOwn(url)] as const))
      return Object.fromEntries([...looked, ...rows.map((row) => [row.url, toAddress(row)] as const)])
    },

    /** The same, and the others are asked, as many as the account may have asked; throws when it may not at all. */
    async check(accountId: string, urls: readonly string[]): Promise<Record<string, CheckedAddress>> {
      const known = await this.known(accountId, urls)
      const open = urls.filter((url) => !Object.hasOwn(known, url)).slice(0, MAX_CHECKED_ADDRESSES)
      const granted = limits.take(accountId, open.length)
      if (open.length > 0 && granted === 0)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
      const asked = open.slice(0, granted).map(async (url) => [url, await probeAndKeep(accountId, url)] as const)
      return { ...known, ...Object.fromEntries(await Promise.all(asked)) }
    },
  }
}
export type Addresses = ReturnType<typeof createAddresses>

function split(urls: readonly string[], origin: string): [ours: string[], others: string[]] {
  const isOurs = (url: string) => new URL(url).origin === new URL(origin).origin
  return [urls.filter(isOurs), urls.filter((url) => !isOurs(url))]
}

const toAddress = (row: store.AddressRow): CheckedAddress => ({
  // Written from the same type below.
  state: row.state as CheckedAddress['state'],
  status: row.status,
  mayBeFramed: row.may_be_framed,
  checkedAt: row.checked_at.toISOString(),
})
