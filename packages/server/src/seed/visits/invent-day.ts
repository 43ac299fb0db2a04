import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { createRandom, type Random } from '../../../demo/scenes/random.ts'
import { bytesOf, type DemoLink, type DemoSubject, type DemoVisit, uuidOf } from './demo-visit.ts'
import { createGuestsOfDay } from './guests-of-day.ts'
import { inventEvents } from './invent-events.ts'
import { type Profile, profileOf } from './profiles.ts'
import { countries, isLucky, bots, pickWeighted, type Program, programs, ways } from './traits.ts'

const GUEST_BYTES = 12
const COMES_AGAIN = 0.13
const RELOADS = 0.04
const ASKS_FOR_PRIVACY = 0.05
const LOOKS_AT_OWN = 0.5

/** A guest with a device. */
interface Guest extends Program {
  guest: Buffer | null
  country: string | null
}

/** Invents one UTC day of visits to an app or by a link to a website; the same in every run. */
export function inventDay(subject: DemoSubject, day: number, growth: number): DemoVisit[] {
  const random = createRandom(
    day * 977 + Buffer.from(subject.app).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7),
  )
  const profile = profileOf(subject.app)
  const weekday = profile.weekdays[new Date(day * DAY_MS).getUTCDay()] ?? 1
  const count = Math.round(profile.visits * weekday * growth * random.between(0.8, 1.2))
  const classify = createGuestsOfDay()
  const guests: Guest[] = []
  const people = timesOf(random, profile, day, count).flatMap((at): DemoVisit[] => {
    const guest = guestOf(random, profile, guests)
    guests.push(guest)
    const visit = inventVisit({ subject, profile, guest, at, random })
    if (!isLucky(random, RELOADS)) return [visit]
    const later = new Date(at.getTime() + random.between(20_000, 6 * MINUTE_MS))
    return [visit, { ...visit, visitId: uuidOf(random), at: later, events: [], furthestSlide: 0 }]
  })
  const classified = people
    .sort((one, other) => +one.at - +other.at)
    .map((visit) => ({ ...visit, ...classify(visit) }))
    .map((visit) => (visit.verdict === 'HUMAN' ? visit : { ...visit, events: [] }))
  return [...classified, ...inventOthers(subject, profile, day, random)]
}

const timesOf = (random: Random, { hours }: Profile, day: number, count: number): Date[] =>
  Array.from(
    { length: count },
    () => new Date(day * DAY_MS + (pickWeighted(random, hours) + random.between(0, 1)) * HOUR_MS),
  ).sort((one, other) => +one - +other)

function guestOf(random: Random, profile: Profile, guests: readonly Guest[]): Guest {
  const known = guests[Math.floor(random.between(0, guests.length))]
  if (known && isLucky(random, COMES_AGAIN)) return known
  const guest = isLucky(random, ASKS_FOR_PRIVACY) ? null : bytesOf(random, GUEST_BYTES)
  return { ...pickWeighted(random, programs), guest, country: pickWeighted(random, profile.countries) }
}

interface Invention {
  subject: DemoSubject
  profile: Profile
  guest: Guest
  at: Date
  random: Random
}

function inventVisit({ subject, profile, guest, at, random }: Invention): DemoVisit {
  const { experienceId, links, slides } = subject
  const usesLink = links.length > 0 && (experienceId === null || isLucky(random, profile.byLink))
  const link = usesLink
    ? pickWeighted(
        random,
        links.map((one, index) => [one, 1 / (1 + index)] as const),
      )
    : undefined
  const first = link?.slide ?? 0
  const events = inventEvents({ slides, first, at, stays: profile.stays }, random)
  const seen = events.filter(({ type }) => type === 'SLIDE').length
  const sign = experienceId === null ? 'LINK' : 'BEACON'
  const way = wayOf(link, random)
  return {
    ...nobody(subject, at, random),
    ...guest,
    ...way,
    referrer: guest.guest === null ? null : way.referrer,
    tagId: link?.tagId ?? null,
    signs: guest.guest === null ? [sign, 'PRIVATE'] : [sign],
    verdict: 'HUMAN',
    furthestSlide: Math.max(0, first + seen - 1),
    events,
  }
}

function wayOf(link: DemoLink | undefined, random: Random): Pick<DemoVisit, 'source' | 'referrer' | 'utm'> {
  if (!link) return { ...pickWeighted(random, ways), utm: null }
  const { kind, utm } = link
  if (kind === 'MAIL') return { source: 'LINK', referrer: 'mail.google.com', utm }
  // Some share the address.
  if (kind === 'QR' && isLucky(random, 0.08)) return { source: 'LINK', referrer: 'instagram.com', utm }
  return { source: kind, referrer: null, utm }
}

/** A hit without further data. */
const nobody = ({ experienceId, links }: DemoSubject, at: Date, random: Random): DemoVisit => ({
  visitId: uuidOf(random),
  at,
  experienceId,
  tagId: experienceId === null ? (links[0]?.tagId ?? null) : null,
  ruleId: null,
  guest: null,
  agent: '',
  country: null,
  device: 'OTHER',
  source: 'DIRECT',
  referrer: null,
  utm: null,
  signs: ['PAGE'],
  verdict: 'BOT',
  reason: '',
  isFirstOfApp: false,
  isFirstOfLink: false,
  furthestSlide: 0,
  events: [],
})

/** Bots, link previews, and the owner. */
function inventOthers(subject: DemoSubject, profile: Profile, day: number, random: Random): DemoVisit[] {
  const at = (): Date => new Date(day * DAY_MS + Math.floor(random.between(0, DAY_MS)))
  const count = Math.round((2 + profile.visits / 5) * random.between(0.6, 1.5))
  const others = Array.from({ length: count }, () => ({
    ...nobody(subject, at(), random),
    ...pickWeighted(random, bots),
  }))
  if (subject.experienceId === null || !isLucky(random, LOOKS_AT_OWN)) return others
  const [program] = programs[0] ?? []
  const own = { ...nobody(subject, at(), random), ...program, signs: ['BEACON'], verdict: 'OWN' as const }
  return [...others, { ...own, country: countries.near[0]?.[0] ?? null }]
}
