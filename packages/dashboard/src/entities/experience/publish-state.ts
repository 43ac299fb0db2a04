import type { Page } from '@taplet/contract'

/** What visitors see of an app; a takedown overrides what its owner does. */
export type PublishState = 'draft' | 'live' | 'takenDown' | 'unpublished'

/** The one state of an app, the same on its card, above its editor and above those of its slides. */
export function publishState({
  active,
  publishedAt,
  takedown,
}: Pick<Page, 'active' | 'publishedAt' | 'takedown'>): PublishState {
  if (takedown) return 'takenDown'
  if (active) return 'live'
  return publishedAt === null ? 'draft' : 'unpublished'
}

export const stateTones = {
  draft: 'amber',
  live: 'green',
  takenDown: 'red',
  unpublished: 'plain',
} as const satisfies Record<PublishState, string>
