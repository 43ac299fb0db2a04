import type { LiveLookup, MediaLookup, Slide } from '@taplet/slides/schema'
import type { Finding } from './finding.ts'
import type { AddressFact, LayoutFact, Raster } from './facts.ts'

/** A slide to look at, published or as it is on screen. */
export interface CheckedSlide {
  /** Its place in the library (experienceItemId). */
  slideId: string
  name: string
  content: Pick<Slide, 'viewMetadata' | 'widgets'>
  /** The page that an embedded-website slide stands for. */
  websiteUrl?: string | undefined
  /** What a product's slide shows of it; null when it is not on sale, absent while nothing is known. */
  product?: NonNullable<LiveLookup['products']>[string] | null | undefined
}

/** What was measured or asked about one slide; what is not known is left out, and checks that need it stay silent. */
export interface SlideFacts {
  layout?: LayoutFact | undefined
  /** The picture behind the slide as it is cropped on the reference phone. */
  pixels?: Raster | undefined
  addresses: Readonly<Record<string, AddressFact>>
  media: MediaLookup
  /** The slide that visitors see first. */
  isFirst: boolean
}

/** One thing that can be wrong. A check is one file; the registry (registry.ts) is all that names it. */
export interface Check {
  /** Title of its findings in a list, e.g. "Words that are hard to read". */
  title: string
  /** Faults of one slide. */
  ofSlide?(slide: CheckedSlide, facts: SlideFacts): Draft[]
  /** Faults of the app as a whole. */
  ofApp?(slides: readonly CheckedSlide[], media: MediaLookup): Draft[]
}

/** A finding as a check tells it: who found it and under which id is added by the run. */
export type Draft = Omit<Finding, 'checkId' | 'findingId'> & {
  /** Tells two findings of one check about one widget apart. */
  about?: string
}
