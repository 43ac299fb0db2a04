import type { Page } from '@taplet/contract'
import { ownZone } from '../../lib/device/device-zone.ts'
import { shortWhen } from '../../lib/timing/short-when.ts'
import type { Text } from '../../text/text-key.ts'

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

/** What is said of it: also that it is published by itself, whatever it is now. */
export const shownState = (page: Pick<Page, 'active' | 'publishedAt' | 'scheduledFor' | 'takedown'>) =>
  page.scheduledFor !== null && !page.takedown ? 'scheduled' : publishState(page)

/** The state in words. */
export function stateLabel(page: Page, t: Text): string {
  const state = shownState(page)
  if (state !== 'scheduled' || page.scheduledFor === null) return t(`experiences:state.${publishState(page)}`)
  return t('experiences:scheduledFor', { when: shortWhen(page.scheduledFor, page.timeZone ?? ownZone()) })
}

export const stateTones = {
  draft: 'amber',
  live: 'green',
  scheduled: 'blue',
  takenDown: 'red',
  unpublished: 'plain',
} as const satisfies Record<PublishState | 'scheduled', string>
