import type { FeaturedExperience } from '@taplet/contract'

/** What was asked for and what there is of it. */
export interface FrontFacts {
  query: string
  category: string
  /** A later page of results. */
  isLater: boolean
  categories: readonly { name: string; count: number }[]
  experiences: readonly FeaturedExperience[]
  /** Leads to the next page of results. */
  cursor: string | null
}
