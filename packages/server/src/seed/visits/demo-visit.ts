import type { Random } from '../../../demo/scenes/random.ts'

/** A slide of a demo app, with what visitors can do on it. */
export interface DemoSlide {
  itemId: string
  /** Widgets that lead somewhere. */
  taps: readonly string[]
  films: readonly string[]
  forms: readonly string[]
}

/** A link that leads to a demo app, or to a website. */
export interface DemoLink {
  tagId: string
  kind: 'QR' | 'NFC' | 'MAIL'
  utm: Readonly<Record<string, string>> | null
  /** Position of the slide it opens, from 0. */
  slide: number
}

export interface DemoSubject {
  /** Its page name. */
  app: string
  /** Null for links that lead to websites. */
  experienceId: string | null
  slides: readonly DemoSlide[]
  links: readonly DemoLink[]
}

/** An event of an invented visit; `at` in ms. */
export interface DemoEvent {
  eventId: number
  type: 'SLIDE' | 'DWELL' | 'TAP' | 'VIDEO' | 'FORM' | 'EXIT'
  itemId: string
  widgetId: string | null
  value: number | null
  at: Date
}

/** An invented visit. */
export interface DemoVisit {
  visitId: string
  at: Date
  experienceId: string | null
  tagId: string | null
  ruleId: null
  guest: Buffer | null
  agent: string
  country: string | null
  device: 'PHONE' | 'TABLET' | 'DESKTOP' | 'OTHER'
  source: string
  referrer: string | null
  utm: Readonly<Record<string, string>> | null
  signs: readonly string[]
  verdict: 'HUMAN' | 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH' | 'OWN' | 'DUPLICATE'
  reason: string
  isFirstOfApp: boolean
  isFirstOfLink: boolean
  furthestSlide: number
  events: readonly DemoEvent[]
}

/** Returns random bytes. */
export const bytesOf = (random: Random, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => Math.floor(random.between(0, 256))))

/** Returns a random id in the form of a version 4 UUID. */
export function uuidOf(random: Random): string {
  const bytes = bytesOf(random, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
