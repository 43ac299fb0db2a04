import { zoneClock } from '@taplet/base/zone-clock'
import { daysWithin, weekdayOf } from '../kit/hours.ts'
import type { LinkDestination, LinkRule, LinkUtm, VisitorDevice } from './link-rules.ts'

export interface LinkVisitor {
  device: VisitorDevice
  /** ISO 3166-1; undefined when unknown, and then no rule about countries matches. */
  country: string | undefined
  at: Date
  /** 0 to 99, stable for each visitor: decides which share of A/B rules matches. A function returns it by rule. */
  bucket: number | ((ruleId: string) => number)
}

export interface ChosenDestination {
  destination: LinkDestination
  /** The rule that matched; undefined when it is the link's own destination. */
  ruleId?: string
}

/** Returns where a link leads this visitor: by the first rule that matches, else to the link's own destination. */
export function chooseDestination(
  { rules, experienceId, slideId, destinationUrl }: LinkDestination & { rules: readonly LinkRule[] },
  visitor: LinkVisitor,
): ChosenDestination {
  const rule = rules.find((one) => holds(one, visitor))
  return rule
    ? { destination: rule.destination, ruleId: rule.ruleId }
    : { destination: { experienceId, slideId, destinationUrl } }
}

function holds(rule: LinkRule, { device, country, at, bucket }: LinkVisitor): boolean {
  const { devices, countries, ruleId, share } = rule
  if (devices.length > 0 && !devices.includes(device)) return false
  if (countries.length > 0 && (country === undefined || !countries.includes(country))) return false
  if (!isBetween(rule, at) || !isOnTime(rule, at)) return false
  return share >= 100 || (typeof bucket === 'function' ? bucket(ruleId) : bucket) < share
}

const isBetween = ({ from, until }: LinkRule, at: Date): boolean =>
  (from === null || Date.parse(from) <= at.getTime()) && (until === null || at.getTime() < Date.parse(until))

/** By local time in the rule's zone; an unknown one is UTC, as everywhere (spec D26). */
function isOnTime({ weekdays, startTime, endTime, timezone }: LinkRule, at: Date): boolean {
  if (weekdays.length === 0 && startTime === null && endTime === null) return true
  const days = daysWithin({ from: startTime, until: endTime }, zoneClock(timezone).wallAt(at.getTime()))
  return days.some((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
}

const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Adds UTM parameters to the address; it keeps those it has, and the rest stays to the letter. */
export function withUtm(url: string, utm: Partial<LinkUtm>): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const there = new URLSearchParams(query)
  const added = new URLSearchParams()
  for (const part of UTM_PARTS) {
    const word = utm[part]
    if (word && !there.has(`utm_${part}`)) added.set(`utm_${part}`, word)
  }
  if (added.size === 0) return url
  const both = [query, added.toString()].filter(Boolean).join(query?.endsWith('&') ? '' : '&')
  return `${address}?${both}${hash}`
}
