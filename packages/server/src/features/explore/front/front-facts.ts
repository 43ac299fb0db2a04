import type { FeaturedExperience } from '@taplet/contract'

/** The search and its results. */
export interface FrontFacts {
  query: string
  category: string
  /** A later page of results. */
  isLater: boolean
  categories: readonly { name: string; count: number }[]
  experiences: readonly FeaturedExperience[]
  /** Cursor of the next page of results. */
  cursor: string | null
}
