import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { Language } from '@taplet/messages'
import type { LinkHealth, Tag } from '@taplet/contract'
import { linkRule } from '@taplet/contract/schemas'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import type { SharedAllowances } from '../../../platform/limits/shared-window.ts'
import { messages } from '../messages/messages.ts'
import { urlsOf } from '../rules/check-link.ts'
import { isLoop } from '../rules/is-loop.ts'
import { appState, type Found, OK, toState, worstOf } from './find-state.ts'
import { deadLinkMail } from './mails.ts'
import * as store from './store.ts'
import type { TryAddress } from './try-address.ts'

export interface HealthDependencies {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  origin: string
  /** Those of our own links. */
  origins: readonly string[]
  tryAddress: TryAddress
  blockedOf: (urls: readonly string[]) => Promise<ReadonlySet<string>>
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  limits: SharedAllowances
  /** Language of findings and mails. */
  language: Language
  clock: () => Date
}

export const CHECK_JOB = 'links.check'
export const TELL_JOB = 'links.tell-dead'

const DUE_MS = 20 * HOUR_MS
/** Links checked per day; the remaining ones come first the next day. */
const MAX_DUE = 2000
/** Sites are requested for one link at a time: those of one host share a queue. */
const QUEUES = 64
const ROUND = 20
const AGAIN_MS = HOUR_MS
/** A problem found again at least this much later is no longer temporary. */
const PASSING_MS = HOUR_MS / 2
const SCANNED_MS = 30 * DAY_MS
const WELL: ReadonlySet<string> = new Set(['OK', 'SLOW'])

const rules = z.array(linkRule)

export function createLinkHealth(dependencies: HealthDependencies) {
  const { db, jobs, mail, origin, origins, tryAddress, blockedOf, contactsOf, limits, language, clock } = dependencies

  const enqueue = (tagId: string, url: string, options: { trx?: Executor; runAt?: Date; priority?: number }) =>
    jobs.enqueue(
      CHECK_JOB,
      { tagId },
      { jobKey: `${CHECK_JOB}:${tagId}`, queue: queueOf(url), maxAttempts: 2, ...options },
    )

  /** Returns undefined when the link leads to no website, or is deleted. */
  async function tryLink(tagId: string): Promise<{ found: Found; url: string; accountId: string } | undefined> {
    const link = await store.findLink(tagId, db)
    const urls = link ? urlsOf({ destinationUrl: link.destination_url, rules: rules.parse(link.rules) }) : []
    if (!link || urls.length === 0) return undefined
    const blocked = await blockedOf(urls)
    const found: (Found & { url: string })[] = []
    for (const url of urls) {
      const state = blocked.has(url)
        ? BLOCKED
        : await tryAddress(url, (back) => isLoop({ tagId, slug: '', url: back }, origins, db))
      found.push({ ...state, url })
    }
    const worst = worstOf(found)
    return worst && { found: worst, url: worst.url, accountId: link.account_id }
  }

  /** A temporary problem that persists is reported as permanent. */
  async function lasting(tagId: string, found: Found): Promise<Found> {
    const before = found.isPassing ? await store.find(tagId, db) : undefined
    if (!before) return found
    const age = clock().getTime() - before.checked_at.getTime()
    const lasts = before.state === 'DEAD' || (before.state === 'UNREACHABLE' && age >= PASSING_MS)
    return lasts ? { ...found, state: 'DEAD', isPassing: false } : found
  }

  /** Checks a link and stores the result; returns undefined when it leads to no website. */
  async function check(tagId: string): Promise<LinkHealth | undefined> {
    const tried = await tryLink(tagId)
    if (!tried) {
      await store.remove(tagId, db)
      return undefined
    }
    const found = await lasting(tagId, tried.found)
    const health = say(found)
    const { state, detail } = health
    if (found.isUnknown) return health
    await db.transaction().execute(async (trx) => {
      await store.save({ tag_id: tagId, state, detail, checked_at: clock() }, WELL.has(state), trx)
      const isNews =
        state === 'DEAD' && (await store.markNotified(tagId, new Date(clock().getTime() - SCANNED_MS), trx))
      if (isNews) await jobs.enqueue(TELL_JOB, { tagId, url: tried.url }, { jobKey: `${TELL_JOB}:${tagId}`, trx })
      if (found.isPassing)
        await enqueue(tagId, tried.url, { trx, runAt: new Date(clock().getTime() + AGAIN_MS), priority: ROUND })
    })
    return health
  }

  /** Returns the current state of the instant apps that these links lead to. */
  async function ofApps(accountId: string, tags: readonly Tag[]): Promise<Map<string, Found>> {
    const destinationsOf = (tag: Tag) => [tag, ...tag.rules.map((rule) => rule.destination)]
    const ids = new Set(tags.flatMap(destinationsOf).flatMap(({ experienceId }) => experienceId ?? []))
    const rows = ids.size > 0 ? await store.findApps(accountId, [...ids], db) : []
    const apps = new Map(rows.map((row) => [row.experience_id, row]))
    return new Map(tags.map((tag) => [tag.tagId, worstOf(destinationsOf(tag).map((one) => appState(one, apps))) ?? OK]))
  }

  const say = ({ state, detail }: Found): LinkHealth => ({
    state,
    detail: detail?.(language) ?? '',
    checkedAt: clock().toISOString(),
  })
  const join = (away: LinkHealth | undefined, app: Found): LinkHealth => {
    const ofApp = say(app)
    return worstOf(away ? [away, ofApp] : [ofApp]) ?? ofApp
  }

  return {
    check,

    checkSoon: (tagId: string, url: string, trx: Executor): Promise<void> => enqueue(tagId, url, { trx }),

    /** Checks a link for its owner, who is waiting. */
    async checkNow(accountId: string, tag: Tag): Promise<LinkHealth> {
      if ((await limits.take(accountId, 1)) === 0)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
      const apps = await ofApps(accountId, [tag])
      const away = await check(tag.tagId)
      return join(away, apps.get(tag.tagId) ?? OK)
    },

    /** Returns the stored states of these links without checking; those never checked are left out. */
    async known(accountId: string, tags: readonly Tag[]): Promise<Record<string, LinkHealth>> {
      const apps = await ofApps(accountId, tags)
      const rows = new Map((await store.findAll(accountId, db)).map((row) => [row.tag_id, row]))
      return Object.fromEntries(
        tags.flatMap((tag) => {
          const row = rows.get(tag.tagId)
          const leadsAway = urlsOf({ ...tag, fallbackUrl: '' }).length > 0
          const away = leadsAway && row ? toHealth(row) : undefined
          const isUntried = leadsAway && !away && tag.experienceId === null
          return isUntried ? [] : [[tag.tagId, join(away, apps.get(tag.tagId) ?? OK)] as const]
        }),
      )
    },

    /** Enqueues checks of links not checked for a day. */
    async sweep(): Promise<void> {
      for (const link of await store.findDue(new Date(clock().getTime() - DUE_MS), MAX_DUE, db))
        await enqueue(link.tag_id, link.destination_url, { priority: ROUND })
    },

    /** Notifies the owner, once, that a link's destination is dead. */
    async tell(tagId: string, url: string): Promise<void> {
      const [link, health] = [await store.findLink(tagId, db), await store.find(tagId, db)]
      if (!link || health?.state !== 'DEAD') return
      const { email: to, language: own = language } = await contactsOf(link.account_id)
      if (to === null) return
      const { name } = link
      await mail.send(deadLinkMail({ to, name, tagId, url, detail: health.detail, publicUrl: origin, language: own }))
    },
  }
}
export type LinkHealthService = ReturnType<typeof createLinkHealth>

const BLOCKED: Found = { state: 'BLOCKED', detail: messages.later('health.blocked') }

const toHealth = (row: store.HealthRow): LinkHealth => ({
  state: toState(row.state),
  detail: row.detail,
  checkedAt: row.checked_at.toISOString(),
})

function queueOf(url: string): string {
  const host = URL.parse(url)?.host ?? ''
  return `${CHECK_JOB}:${createHash('sha256').update(host).digest().readUInt16BE() % QUEUES}`
}
