import type { Message } from '@taplet/messages'
import type { LinkDestination, LinkHealth } from '@taplet/contract'
import { linkHealthState } from '@taplet/contract/schemas'
import { messages } from '../messages/messages.ts'

export interface Found {
  state: LinkHealth['state']
  /** Undefined: there is nothing to report. */
  detail?: Message
  /** The problem may be over in an hour. */
  isPassing?: boolean
  /** It could not be checked: its state is unknown. */
  isUnknown?: boolean
}

export const OK: Found = { state: 'OK' }

/** Worst for visitors first. */
const WORST_FIRST: readonly LinkHealth['state'][] = [
  'BLOCKED',
  'LOOP',
  'DEAD',
  'GONE',
  'UNREACHABLE',
  'RESTING',
  'REFUSES_FRAMES',
  'SLOW',
  'OK',
]

/** Returns the worst of several states, as a link with rules has several destinations. */
export const worstOf = <F extends Pick<Found, 'state'>>(found: readonly F[]): F | undefined =>
  found.toSorted((one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state))[0]

export interface AppFacts {
  experience_id: string
  name: string
  item_ids: string[]
  is_deleted: boolean
  is_resting: boolean
  refuses_frames: boolean
}

/** Returns the state of an instant app that a link leads to. */
export function appState({ experienceId, slideId }: LinkDestination, apps: ReadonlyMap<string, AppFacts>): Found {
  const app = experienceId === null ? undefined : apps.get(experienceId)
  if (!app) return OK
  const { name } = app
  if (app.is_deleted) return { state: 'GONE', detail: messages.later('health.appDeleted', { name }) }
  if (app.is_resting) return { state: 'RESTING', detail: messages.later('health.appOff', { name }) }
  if (slideId !== null && !app.item_ids.includes(slideId))
    return { state: 'OK', detail: messages.later('health.slideGone', { name }) }
  return app.refuses_frames ? { state: 'REFUSES_FRAMES', detail: messages.later('health.refusesFrames', { name }) } : OK
}

/** Parses the stored state. */
export const toState = (state: string): LinkHealth['state'] => linkHealthState.parse(state)
