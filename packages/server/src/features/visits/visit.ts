import type { VisitEventType } from '@taplet/contract'

/** Whether it was a person, and if not, what it was. */
export type TrafficClass = 'HUMAN' | 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH' | 'OWN' | 'DUPLICATE' | 'FLOOD'

/**
 * What a request tells about itself. BEACON: the viewer's report; PIXEL: a page without JavaScript; PAGE: a page was
 * fetched; LINK: a link led to a website. GUESS: the guest is identified by address and user agent only. PRIVATE: opted
 * out of tracking. REJUDGED: taken for a person until later lists knew better.
 */
export type Sign = 'BEACON' | 'PIXEL' | 'PAGE' | 'LINK' | 'GUESS' | 'PRIVATE' | 'REJUDGED'

/** A request or report, as far as it is stored. */
export interface Hit {
  visitId: string
  at: Date
  /** Null when a link led to a website. */
  experienceId: string | null
  tagId: string | null
  ruleId: string | null
  /** A keyed hash; null when the visitor opted out of tracking. */
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

/** An event during a visit. */
export interface VisitEvent {
  eventId: number
  type: VisitEventType | 'EXIT'
  itemId: string
  widgetId: string | null
  value: number | null
  at: Date
}

/** An open visit, as its next events find it. */
export interface OpenVisit {
  visitId: string
  at: Date
  experienceId: string | null
  tagId: string | null
  verdict: TrafficClass
  /** What it has been counted for already. */
  steps: readonly string[]
}
