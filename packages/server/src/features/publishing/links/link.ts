import type { LinkDestination, LinkRule, LinkUtm } from '@taplet/contract'
import { linkRule } from '@taplet/contract/schemas'
import type { WebsiteCard } from '../page/page-renderer.ts'
import type { CodeRow } from './store.ts'

/** State of a code, set by the operator, its owner or time; OPEN: it leads on. */
export type Standing = 'OPEN' | 'CLOSED' | 'DISABLED' | 'ENDED' | 'LINK_TAKEN_DOWN' | 'PAUSED' | 'RESTING' | 'UNCLAIMED'

/** A cached link: everything its choice for a visitor needs. */
export interface Link extends LinkDestination {
  tagId: string
  tagSubType: string | null
  rules: readonly LinkRule[]
  utm: Partial<LinkUtm>
  passwordHash: string
  expiresAt: Date | undefined
  /** Where visitors go when the destination is gone; empty: nowhere. */
  fallbackUrl: string
}

/** Everything else a link needs to respond from memory. */
export interface LinkFacts {
  link: Link
  /** Those of its websites that are blocked. */
  blocked: ReadonlySet<string>
  cards: ReadonlyMap<string, WebsiteCard>
  /** Where all visitors go when the link's destination is gone; undefined while it exists. */
  fallback: string | undefined
}

export function standingOf(row: CodeRow, now: Date): Standing {
  if (row.is_taken_down) return 'LINK_TAKEN_DOWN'
  if (row.is_disabled) return 'DISABLED'
  if (row.is_unclaimed) return 'UNCLAIMED'
  if (row.closed) return 'CLOSED'
  if (row.is_deleted) return 'ENDED'
  if (row.is_inactive) return 'RESTING'
  if (!row.active) return 'PAUSED'
  return row.expires_at !== null && row.expires_at <= now ? 'ENDED' : 'OPEN'
}

/** Returns a stored link; addresses that lead back to the link itself are dropped. */
export function toLink(row: CodeRow, origin: string): Link {
  const safe = (url: string): string => {
    const address = toAddress(url)
    return address === undefined || isItself(address, row, origin) ? '' : address
  }
  const toDestination = ({ experienceId, slideId, destinationUrl }: LinkDestination): LinkDestination => ({
    experienceId,
    slideId,
    destinationUrl: safe(destinationUrl),
  })
  const rules = linkRule.array().safeParse(row.rules ?? [])
  const { experience_id: experienceId, item_id: slideId, destination_url: destinationUrl } = row
  return {
    tagId: row.tag_id,
    tagSubType: row.tag_sub_type,
    ...toDestination({ experienceId, slideId, destinationUrl }),
    // Rules in an unknown form are ignored: the link's own destination applies.
    rules: (rules.success ? rules.data : []).map((rule) => ({ ...rule, destination: toDestination(rule.destination) })),
    utm: toUtm(row.utm),
    passwordHash: row.password_hash,
    expiresAt: row.expires_at ?? undefined,
    // A takedown also applies to the fallback.
    fallbackUrl: row.is_taken_down || row.is_app_taken_down ? '' : safe(row.fallback_url),
  }
}

/** Whether it leads everybody to the same app, so that the page itself can be cached. */
export const isSame = ({ rules, passwordHash, experienceId }: Link): boolean =>
  rules.length === 0 && passwordHash === '' && experienceId !== null

/** Returns all websites it may lead to. */
export const addressesOf = ({ rules, destinationUrl, fallbackUrl }: Link): string[] => [
  ...new Set([destinationUrl, fallbackUrl, ...rules.map((rule) => rule.destination.destinationUrl)].filter(Boolean)),
]

/** Returns all apps it may lead to. */
export const appsOf = ({ rules, experienceId }: Link): string[] => [
  ...new Set([experienceId, ...rules.map((rule) => rule.destination.experienceId)].filter((id) => id !== null)),
]

/** Returns the address in a form valid in a header; undefined when it is not a web address. */
function toAddress(url: string): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined
}

function isItself(address: string, { tag_id, slugs }: CodeRow, origin: string): boolean {
  const { host, pathname } = new URL(address)
  const [, code = ''] = /^\/t\/([\w-]+)\/?$/i.exec(pathname) ?? []
  return host === new URL(origin).host && (code === tag_id || slugs.includes(code.toLowerCase()))
}

const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const

function toUtm(stored: unknown): Partial<LinkUtm> {
  const words = typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : new Map()
  return Object.fromEntries(
    UTM_PARTS.flatMap((part) => {
      const word: unknown = words.get(part)
      return typeof word === 'string' && word !== '' ? [[part, word]] : []
    }),
  )
}
