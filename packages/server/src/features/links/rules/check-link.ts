import type { LinkDestination, LinkRule } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type OwnApp, requireDestination } from './require-destination.ts'
import { requireRule } from './require-rule.ts'
import { isLoop } from './is-loop.ts'
import type { LinkState } from './link-state.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

export interface Subject {
  accountId: string
  tagId: string
  /** Undefined: it is new. */
  before: LinkState | undefined
  after: LinkState
  /** Blocked websites, which no link may lead to. */
  blocked: ReadonlySet<string>
}

interface Named {
  field: string
  destination: LinkDestination
}

const MAIN = ''

/** Returns the destinations of a link, each with its field name in the call. */
const destinationsOf = (state: LinkState): Named[] => [
  { field: MAIN, destination: toDestination(state) },
  ...state.rules.map(({ destination }, index) => ({ field: `rules.${index}.destination`, destination })),
]

const toDestination = ({ experienceId, slideId, destinationUrl }: LinkDestination): LinkDestination => ({
  experienceId,
  slideId,
  destinationUrl,
})

/** Returns the addresses that a link leads to, or would. */
export function urlsOf({ destinationUrl, fallbackUrl, rules = [] }: Addressed): string[] {
  const urls = [destinationUrl, fallbackUrl, ...rules.map((rule) => rule.destination.destinationUrl)]
  return [...new Set(urls.flatMap((url) => url || []))]
}

interface Addressed {
  destinationUrl?: string | undefined
  fallbackUrl?: string | undefined
  rules?: readonly Pick<LinkRule, 'destination'>[] | undefined
}

/**
 * Throws when a link leads nowhere, in a circle, to what is not the account's or to a blocked website. An unchanged
 * destination stays allowed: a deleted app must not prevent its owner from writing a note.
 */
export function createCheckLink(origins: readonly string[]) {
  return async ({ accountId, tagId, before, after, blocked }: Subject, db: Executor): Promise<OwnApp[]> => {
    const known = new Set(before ? destinationsOf(before).map((one) => keyOf(one.destination)) : [])
    const changed = destinationsOf(after).filter(({ destination }) => !known.has(keyOf(destination)))
    const ids = changed.flatMap(({ destination }) => destination.experienceId ?? [])
    const apps = ids.length > 0 ? await store.findApps(accountId, ids, db) : []
    for (const { destination, field } of changed) requireDestination(destination, apps, field)
    requireRules(after)
    await requireDesign(accountId, before, after, db)
    requireMoment(before, after)
    const addresses = changed.map(toAddress)
    if (after.fallbackUrl !== before?.fallbackUrl) addresses.push({ url: after.fallbackUrl, field: 'fallbackUrl' })
    const isRound = (url: string) => isLoop({ tagId, slug: after.slug, url }, origins, db)
    for (const { url, field } of addresses) {
      if (blocked.has(url)) throw blockedUrl(url, field)
      if (await isRound(url)) throw loop(field)
    }
    // An address of ours that led nowhere leads here once the link has that name.
    if (isRenamed(before, after) && (await isRound(after.destinationUrl))) throw loop('slug')
    return apps
  }
}

/** With its field name in the call. */
const toAddress = ({ destination: { destinationUrl: url }, field }: Named) => ({
  url,
  field: field === MAIN ? 'destinationUrl' : `${field}.destinationUrl`,
})

const isRenamed = (before: LinkState | undefined, after: LinkState): boolean =>
  before !== undefined && after.slug !== before.slug && after.destinationUrl === before.destinationUrl

const keyOf = (destination: LinkDestination): string => JSON.stringify(toDestination(destination))

function requireRules({ rules }: LinkState): void {
  for (const [index, rule] of rules.entries()) requireRule(rule, `rules.${index}`)
  const ids = rules.map(({ ruleId }) => ruleId)
  if (new Set(ids).size < ids.length)
    throw new AppError('BAD_REQUEST', { field: 'rules', message: messages.later('ruleIdsNotUnique') })
}

async function requireDesign(
  accountId: string,
  before: LinkState | undefined,
  { qrDesignId }: LinkState,
  db: Executor,
): Promise<void> {
  if (qrDesignId === null || qrDesignId === before?.qrDesignId) return
  if (!(await store.isOwnDesign(accountId, qrDesignId, db)))
    throw new AppError('BAD_REQUEST', { field: 'qrDesignId', message: messages.later('noSuchQrDesign') })
}

/** Years of four digits, in UTC too: responses allow no other. */
function requireMoment(before: LinkState | undefined, { expiresAt }: LinkState): void {
  if (expiresAt === null || expiresAt === before?.expiresAt || /^(?:19|[2-9]\d)\d\d-/.test(expiresAt)) return
  throw new AppError('BAD_REQUEST', {
    field: 'expiresAt',
    message: messages.later('dayTooLate'),
  })
}

const blockedUrl = (url: string, field: string): AppError =>
  new AppError('BAD_REQUEST', {
    field,
    message: messages.later('hostIsHarmful', { hostname: new URL(url).hostname }),
  })

const loop = (field: string): AppError =>
  new AppError('BAD_REQUEST', {
    field,
    message: field === 'slug' ? messages.later('slugLoops') : messages.later('destinationLoops'),
  })
