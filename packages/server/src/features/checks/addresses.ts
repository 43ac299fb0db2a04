import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { type CheckedAddress, MAX_CHECKED_ADDRESSES, type UntriedLinks } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { addressState } from './address-state.ts'
import type { SharedAllowances } from '../../platform/limits/shared-window.ts'
import * as store from './store.ts'

/** Pages of this Taplet: looked up in the database, never requested over the network. */
export interface OwnPages {
  origin: string
  /** Whether visitors find a page at this path. */
  isAlive(path: string): Promise<boolean>
}

/** Returns those of these addresses that pages must not link to. */
export type BlockedOf = (urls: readonly string[]) => Promise<ReadonlySet<string>>

export interface AddressDependencies {
  db: Database
  safeFetch: SafeFetch
  own: OwnPages
  limits: SharedAllowances
  /** Default: none. */
  blockedOf?: BlockedOf
  clock: () => Date
  /** Time limit for all addresses of a call together. */
  patienceMs?: number
}

/** Results of checked addresses, and how many are still unknown. */
export interface Tried {
  addresses: Record<string, CheckedAddress>
  untriedLinks?: UntriedLinks
}

type Found = Pick<CheckedAddress, 'state' | 'status' | 'mayBeFramed'>

const PROBE = { maxBytes: 4096, timeoutMs: 5000 }
/** Concurrent requests; each takes five seconds at most and needs a socket. */
const AT_ONCE = 24
const AT_ONCE_OF_ACCOUNT = 6
const PATIENCE_MS = 8000
// What works mostly keeps working; what does not is checked again soon.
const LIFETIME_MS: { [S in CheckedAddress['state']]: number } = {
  ALIVE: DAY_MS,
  BLOCKED: 0, // never stored: the operator may change it at any time
  UNKNOWN: DAY_MS,
  DEAD: 15 * MINUTE_MS,
  PRIVATE: 15 * MINUTE_MS,
  SILENT: 5 * MINUTE_MS,
}

/** Checks web addresses, each at most once at a time and only again when its stored result has expired. */
export function createAddresses(dependencies: AddressDependencies) {
  const {
    db,
    safeFetch,
    own,
    limits,
    blockedOf = async () => new Set(),
    clock,
    patienceMs = PATIENCE_MS,
  } = dependencies
  const running = new Map<string, Promise<Found>>()
  const inTurn = createFairQueue(AT_ONCE, AT_ONCE_OF_ACCOUNT)

  async function ask(url: string): Promise<Found> {
    const head = addressState(await safeFetch(url, { method: 'HEAD', ...PROBE }), own.origin)
    // Some servers respond only to GET; others answer HEAD with an error although the page exists.
    const isSure = head.state === 'ALIVE' || head.state === 'PRIVATE' || head.status === 0
    return isSure ? head : addressState(await safeFetch(url, { method: 'GET', ...PROBE }), own.origin)
  }

  /** Concurrent checks of one address share one request. */
  function probe(url: string): Promise<Found> {
    const found = running.get(url) ?? ask(url).finally(() => running.delete(url))
    running.set(url, found)
    return found
  }

  /** Returns undefined when the time was up before it began. */
  async function probeAndKeep(accountId: string, url: string, isLate: () => boolean) {
    const found = await inTurn(accountId, async () => (isLate() ? undefined : probe(url)))
    if (!found) return undefined
    const { state, status, mayBeFramed } = found
    const now = clock()
    const row = { state, status, may_be_framed: mayBeFramed, checked_at: now }
    // No response: this server was offline, and may soon be online again.
    const isUntried = state === 'UNKNOWN' && status === 0
    const expires = new Date(now.getTime() + (isUntried ? MINUTE_MS : LIFETIME_MS[state]))
    await store.saveAddress({ account_id: accountId, url, ...row, expires_at: expires }, now, db)
    return { state, status, mayBeFramed, checkedAt: now.toISOString() }
  }

  async function probeInTime(
    accountId: string,
    urls: readonly string[],
  ): Promise<(readonly [string, CheckedAddress])[]> {
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const end = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        resolve(undefined)
      }, patienceMs)
    })
    const probes = urls.map(async (url) => {
      const found = await Promise.race([probeAndKeep(accountId, url, () => isLate), end])
      return found ? [[url, found] as const] : []
    })
    return (await Promise.all(probes).finally(() => clearTimeout(timer))).flat()
  }

  async function lookUpOwn(url: string): Promise<CheckedAddress> {
    const isAlive = await own.isAlive(new URL(url).pathname)
    const state = isAlive ? ('ALIVE' as const) : ('DEAD' as const)
    // Our pages refuse frames (publishing/page-policy.ts).
    return { state, status: isAlive ? 200 : 404, mayBeFramed: false, checkedAt: clock().toISOString() }
  }

  const refusal = (): CheckedAddress => ({
    state: 'BLOCKED',
    status: 0,
    mayBeFramed: false,
    checkedAt: clock().toISOString(),
  })

  /** Returns the stored results for these addresses, without any request. */
  async function known(accountId: string, urls: readonly string[]): Promise<Record<string, CheckedAddress>> {
    const blocked = await blockedOf(urls)
    const refused = [...blocked].map((url) => [url, refusal()] as const)
    const [ours, others] = split(
      urls.filter((url) => !blocked.has(url)),
      own.origin,
    )
    const rows = others.length > 0 ? await store.findAddresses(accountId, others, clock(), db) : []
    const looked = await Promise.all(ours.map(async (url) => [url, await lookUpOwn(url)] as const))
    return Object.fromEntries([...refused, ...looked, ...rows.map((row) => [row.url, toAddress(row)] as const)])
  }

  return {
    known,

    /**
     * The same, with requests for the rest: as many as the account may make and as complete in time. Later results are
     * stored for the next call.
     */
    async check(accountId: string, urls: readonly string[]): Promise<Tried> {
      const before = await known(accountId, urls)
      const open = [...new Set(urls)].filter((url) => !Object.hasOwn(before, url))
      const wanted = open.slice(0, MAX_CHECKED_ADDRESSES)
      const granted = wanted.slice(0, await limits.take(accountId, wanted.length))
      const found = await probeInTime(accountId, granted)
      const untried = open.length - found.length
      const retryAfter = granted.length < wanted.length ? limits.secondsLeft() : 0
      return {
        addresses: { ...before, ...Object.fromEntries(found) },
        ...(untried > 0 && { untriedLinks: { count: untried, retryAfter } }),
      }
    },
  }
}
export type Addresses = ReturnType<typeof createAddresses>

function split(urls: readonly string[], origin: string): [ours: string[], others: string[]] {
  const isOurs = (url: string) => new URL(url).origin === new URL(origin).origin
  return [urls.filter(isOurs), urls.filter((url) => !isOurs(url))]
}

const toAddress = (row: store.AddressRow): CheckedAddress => ({
  // Stored from the same type below.
  state: row.state as CheckedAddress['state'],
  status: row.status,
  mayBeFramed: row.may_be_framed,
  checkedAt: row.checked_at.toISOString(),
})
