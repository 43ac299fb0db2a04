import type { SocialAddress } from '../../social-links/social-address.ts'

/** What is known of a business, from its page or its files; what is not known is empty. */
export interface BusinessFacts {
  name: string
  description: string
  logoUrl: string
  /** The first is the cover. */
  pictures: readonly { url: string; altText: string; width: number; height: number }[]
  links: readonly { text: string; url: string }[]
  profiles: readonly SocialAddress[]
  address: string
  /** Days from 1, Monday, to 7; times as 09:00. */
  hours: readonly { days: readonly number[]; from: string; to: string }[]
  groups: readonly { name: string; items: readonly { name: string; detail: string; price: string }[] }[]
}
