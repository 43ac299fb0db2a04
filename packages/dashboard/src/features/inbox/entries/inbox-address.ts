import { addresses, callUrl } from '@taplet/contract'
import { reviewState, subscriberState } from '@taplet/contract/schemas'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { type Days, daysOf, isOneOf, periods } from '../frame/days.ts'
import type { EntryKind, Narrow, Wanted } from '../queries.ts'

export const starChoices = ['any', '5', '4', '3', '2', '1'] as const
export const sorts = ['newest', 'oldest'] as const
const tabs = ['reviews', 'signups'] as const
export type InboxTab = (typeof tabs)[number]

/** Ids in the address; empty where absent. */
interface Origin {
  slide: string
  link: string
}

/** Values allowed in the inbox's address; the first of each is the default. */
export const inboxChoices = (experienceIds: readonly string[], { slide, link }: Origin) =>
  ({
    tab: tabs,
    state: ['any', ...reviewState.options, ...subscriberState.options.filter((state) => state !== 'SPAM')],
    app: ['any', ...experienceIds],
    // Accepts any id in the address: the existing ones are loaded only later.
    slide: ['any', slide || 'any'],
    link: ['any', link || 'any'],
    stars: starChoices,
    unread: ['no', 'yes'],
    when: periods,
    sort: sorts,
  }) as const

/** Names of the filters; tab and order are not among them. */
export const filterNames = ['state', 'app', 'slide', 'link', 'stars', 'unread', 'when'] as const

export interface ChosenFilters {
  tab: InboxTab
  state: string
  app: string
  slide: string
  link: string
  stars: (typeof starChoices)[number]
  unread: string
  when: (typeof periods)[number]
  sort: (typeof sorts)[number]
}

export const kindOf = (tab: InboxTab): EntryKind => (tab === 'reviews' ? 'REVIEW' : 'SUBSCRIBER')
export const statesOf = { REVIEW: reviewState.options, SUBSCRIBER: subscriberState.options } as const

const originOf = ({ app, slide, link }: Pick<ChosenFilters, 'app' | 'slide' | 'link'>) => ({
  ...(app !== 'any' && { experienceId: app }),
  ...(slide !== 'any' && { experienceItemId: slide }),
  ...(link !== 'any' && { tagId: link }),
})

/** The chosen filters as call parameters; those that do not apply to the tab are omitted. */
export function wantedOf(
  { tab, state, app, slide, link, stars, unread, when, sort }: ChosenFilters,
  own: Days,
  search: string,
  { now = Date.now(), timezone = ownZone() }: { now?: number; timezone?: string } = {},
): Wanted {
  const kind = kindOf(tab)
  const options: readonly ((typeof reviewState.options)[number] | (typeof subscriberState.options)[number])[] =
    statesOf[kind]
  const known = isOneOf(options, state)
  return {
    kind,
    timezone,
    ...(known && { state: known }),
    ...originOf({ app, slide, link }),
    ...(kind === 'REVIEW' && stars !== 'any' && { stars: Number(stars) }),
    ...(unread === 'yes' && { unread: 'true' as const }),
    ...daysOf(when, own, now, timezone),
    ...(search.trim() && { search: search.trim() }),
    ...(sort === 'oldest' && { order: 'OLDEST' as const }),
  }
}

/** The filter for counts; undefined for those of the whole inbox. */
export function narrowOf({ state: _state, order: _order, kind, timezone, ...narrow }: Wanted): Narrow | undefined {
  return Object.keys(narrow).length > 0 ? { kind, timezone, ...narrow } : undefined
}

/** Address of the export of all these, newest first. */
export const exportUrl = ({ order: _order, ...filter }: Wanted): string => callUrl(addresses.inbox.export, filter)
