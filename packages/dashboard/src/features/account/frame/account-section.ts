import type { Capability } from '@taplet/contract'
import type { ComponentType } from 'react'

/** Sections of the account screen, in their order; each is the hash of its address: /app/account#profile. */
export const sectionIds = [
  'profile',
  'brand',
  'security',
  'subscription',
  'getting-paid',
  'people',
  'visitors',
  'close',
] as const
export type SectionId = (typeof sectionIds)[number]

/** A section of the account screen: what belongs to it is drawn, and loaded, by its feature. */
export interface AccountSection {
  id: SectionId
  /** Shown to roles that may do this; `self`: to everybody. */
  needs: Capability
  /** Loaded when the screen opens. Its changes have mutation keys that begin with `account`. */
  Content: ComponentType
}
