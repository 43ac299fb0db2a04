import type { LinkDestination, LinkHealth } from '@taplet/contract'
import { linkHealthState } from '@taplet/contract/schemas'

export interface Found extends Pick<LinkHealth, 'state' | 'detail'> {
  /** It may be over in an hour. */
  isPassing?: boolean
  /** It could not be tried: nothing is known. */
  isUnknown?: boolean
}

export const OK: Found = { state: 'OK', detail: '' }

/** What visitors suffer from most comes first. */
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

/** The worst of several, as a link with rules has several destinations. */
export const worstOf = <F extends Found>(found: readonly F[]): F | undefined =>
  found.toSorted((one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state))[0]

export interface AppFacts {
  experience_id: string
  name: string
  item_ids: string[]
  is_deleted: boolean
  is_resting: boolean
  refuses_frames: boolean
}

/** What is the matter with an instant app that a link leads to. */
export function appState({ experienceId, slideId }: LinkDestination, apps: ReadonlyMap<string, AppFacts>): Found {
  const app = experienceId === null ? undefined : apps.get(experienceId)
  if (!app) return OK
  if (app.is_deleted) return { state: 'GONE', detail: `The instant app “${app.name}” was deleted.` }
  if (app.is_resting) return { state: 'RESTING', detail: `The instant app “${app.name}” is switched off.` }
  if (slideId !== null && !app.item_ids.includes(slideId))
    return {
      state: 'OK',
      detail: `“${app.name}” no longer shows the slide to open first, so visitors begin at its start.`,
    }
  return app.refuses_frames
    ? { state: 'REFUSES_FRAMES', detail: `A website on a slide of “${app.name}” lets nobody show it in an app.` }
    : OK
}

/** As it was stored. */
export const toState = (state: string): LinkHealth['state'] => linkHealthState.parse(state)
