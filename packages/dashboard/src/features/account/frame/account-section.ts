import type { ComponentType } from 'react'

/** Sections of the account screen, in their order; each is the hash of its address: /app/account#profile. */
export const sectionIds = ['profile', 'security', 'subscription', 'getting-paid', 'people', 'close'] as const
export type SectionId = (typeof sectionIds)[number]

/** A section of the account screen: what belongs to it is drawn, and loaded, by its feature. */
export interface AccountSection {
  id: SectionId
  /** Loaded when the screen opens. Its changes have mutation keys that begin with `account`. */
  Content: ComponentType
}
