import type { LinkDestination, LinkRule, LinkUtm, VisitorDevice } from './link-rules.ts'

export interface LinkVisitor {
  device: VisitorDevice
  /** ISO 3166-1; undefined when it cannot be told, and then no rule about countries holds. */
  country: string | undefined
  at: Date
  /** 0 to 99, the same each time one visitor comes: which share of A/B rules holds. A function tells it by rule. */
  bucket: number | ((ruleId: string) => number)
}

export interface ChosenDestination {
  destination: LinkDestination
  /** The rule that held; undefined when it is the link's own destination. */
  ruleId?: string
}

interface WallClock {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** 00:00 to 23:59. */
  time: string
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MAX_ZONES = 200
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Where a link leads this visitor: the first rule that holds wins, else the link's own destination. */
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

/** By the clock on the wall of the rule's zone. What runs past midnight belongs to the day on which it began. */
function isOnTime(rule: LinkRule, at: Date): boolean {
  const { startTime, endTime, timezone } = rule
  if (rule.weekdays.length === 0 && startTime === null && endTime === null) return true
  const { weekday, time } = wallClock(timezone, at)
  const [start, end] = [startTime ?? '00:00', endTime ?? '24:00']
  const hasBegun = start <= time && isDay(rule, weekday)
  if (start < end) return hasBegun && time < end
  return hasBegun || (time < end && isDay(rule, weekday === 1 ? 7 : weekday - 1))
}

const isDay = ({ weekdays }: LinkRule, day: number): boolean => weekdays.length === 0 || weekdays.includes(day)

function wallClock(zone: string, at: Date): WallClock {
  const parts = clockOf(zone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  return { weekday: WEEKDAYS.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` }
}

/** An unknown zone is UTC, as everywhere (spec D26). */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = makeClock(zone) ?? makeClock('UTC') ?? new Intl.DateTimeFormat('en-GB')
  if (clocks.size >= MAX_ZONES) clocks.clear()
  clocks.set(zone, clock)
  return clock
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    const shown = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    return new Intl.DateTimeFormat('en-GB', { ...shown, timeZone })
  } catch {
    return undefined
  }
}

const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** The address with these campaign words; one that has a word of its own keeps that, and all else stays to the letter. */
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
