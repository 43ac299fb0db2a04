import type { Message } from '@taplet/messages'
import type { LiveLookup, MediaLookup, Slide } from '@taplet/slides/schema'
import type { Finding } from './finding.ts'
import type { AddressFact, LayoutFact, Raster } from './facts.ts'

/** A slide to check, published or as it is on screen. */
export interface CheckedSlide {
  /** Its id in the library (experienceItemId). */
  slideId: string
  name: string
  content: Pick<Slide, 'viewMetadata' | 'widgets'>
  /** The address of a website slide. */
  websiteUrl?: string | undefined
  /** The facts a product slide shows; null when it is not available, absent while unknown. */
  product?: NonNullable<LiveLookup['products']>[string] | null | undefined
}

/** What was measured or fetched about one slide; unknown facts are absent, and checks that need them report nothing. */
export interface SlideFacts {
  layout?: LayoutFact | undefined
  /** The picture behind the slide as cropped on the reference phone. */
  pixels?: Raster | undefined
  addresses: Readonly<Record<string, AddressFact>>
  media: MediaLookup
  /** Whether visitors see this slide first. */
  isFirst: boolean
}

/** One kind of problem. A check is one file; only the registry (registry.ts) names it. */
export interface Check {
  /** The title of its findings in a list, e.g. "Words that are hard to read". */
  title: Message
  /** Problems of one slide. */
  ofSlide?(slide: CheckedSlide, facts: SlideFacts): Draft[]
  /** Problems of the app as a whole. */
  ofApp?(slides: readonly CheckedSlide[], media: MediaLookup): Draft[]
}

/** A finding as a check returns it: check and finding ids are added by the run. */
export type Draft = Omit<Finding, 'checkId' | 'findingId'> & {
  /** Distinguishes two findings of one check about one widget. */
  about?: string
}
