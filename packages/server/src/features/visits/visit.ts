import type { VisitEventType } from '@taplet/contract'

/** Whether it was a person, and if not, what it was. */
export type TrafficClass = 'HUMAN' | 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH' | 'OWN' | 'DUPLICATE' | 'FLOOD'

/**
 * What a request said of itself. BEACON: the viewer's report; PIXEL: a page without a script; PAGE: a page was fetched;
 * LINK: a link led to a website. GUESS: the guest is known by address and program only. PRIVATE: asks not to be followed.
 * REJUDGED: taken for a person until later lists knew better.
 */
export type Sign = 'BEACON' | 'PIXEL' | 'PAGE' | 'LINK' | 'GUESS' | 'PRIVATE' | 'REJUDGED'

/** Something that came, as far as it is kept. */
export interface Hit {
  visitId: string
  at: Date
  /** Null when a link led to a website. */
  experienceId: string | null
  tagId: string | null
  ruleId: string | null
  /** A keyed hash; null when the visitor asked not to be followed. */
  guest: Buffer | null
  country: string | null
  device: string
  source: string
  /** A host. */
  referrer: string | null
  utm: Readonly<Record<string, string>> | null
  signs: readonly string[]
  verdict: TrafficClass
  reason: string
  isFirstOfApp: boolean
  isFirstOfLink: boolean
}

/** Something that happened in a visit. */
export interface VisitEvent {
  eventId: number
  type: VisitEventType | 'EXIT'
  itemId: string
  widgetId: string | null
  value: number | null
  at: Date
}

/** A visit that goes on, as its next events find it. */
export interface OpenVisit {
  visitId: string
  at: Date
  experienceId: string | null
  tagId: string | null
  verdict: TrafficClass
  /** What it has been counted for once already. */
  steps: readonly string[]
}
