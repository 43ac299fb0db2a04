import type { VisitEventType } from '@taplet/contract'
import { clock } from '../../visit/clock.ts'
import { clearGuest, guestOf, randomId } from '../../visit/guest.ts'
import type { Visit } from '../../visit/visit.ts'
import { createDwell } from './create-dwell.ts'
import { createSender } from './create-sender.ts'
import { rememberOpened } from './remember-opened.ts'

/** Returning to an open page after this long starts a new visit. */
const NEW_VISIT_MS = 30 * 60_000
/** Most events held while nothing can be sent; more are not worth the memory. */
const MAX_NOTED = 500
/** Before the script loaded, the page's visibility is unknown: longer than this does not count as visible. */
const MAX_LOADING_MS = 30_000
/** Counted once per visit at each place. */
const ONCE: ReadonlySet<VisitEventType> = new Set(['FORM', 'PRODUCT', 'VIDEO'])

const slideOf = (itemId: string | undefined): Element | null =>
  itemId === undefined ? null : document.querySelector(`.tv-page[data-item="${CSS.escape(itemId)}"]`)

/** Continues a visit that the page's script began: times slides, sends batches, a new visit after a long break. */
export function followVisit(visit: Visit): void {
  const sender = createSender(visit)
  const known = new Set<string>()
  const noteAnything = visit.note
  let slide: Element | null = null
  let leftAt: number | undefined

  function note(type: VisitEventType, place: Element, value?: number): void {
    if (visit.events.length >= MAX_NOTED) return
    noteAnything(type, place, value)
    const event = visit.events.at(-1)
    const key = [type, event?.itemId, event?.widgetId, value].join()
    if (ONCE.has(type) && known.has(key)) visit.events.pop()
    else sender.wake()
    known.add(key)
  }
  const dwell = createDwell((place, ms) => note('DWELL', place, ms))

  function arrive(next: Element): void {
    dwell.enter(next)
    slide = next
    note('SLIDE', next)
  }

  function leave(): void {
    dwell.pause()
    leftAt ??= clock()
    sender.flush()
  }

  /** Without a link or referrer: the visitor only returned to an open page. */
  function beginAgain(): void {
    Object.assign(visit, { visitId: randomId(), guest: guestOf(), tagId: undefined, search: undefined, referrer: '' })
    known.clear()
    remember()
    if (slide) arrive(slide)
    sender.flush()
  }

  function comeBack(): void {
    const isLong = leftAt !== undefined && clock() - leftAt > NEW_VISIT_MS
    leftAt = undefined
    if (isLong) beginAgain()
    else dwell.resume()
  }

  const look = () => (document.hidden ? leave() : comeBack())
  const remember = () => rememberOpened(visit.fullPagePath ?? '')

  /** Times the slides that were shown before this script loaded. */
  function catchUp(): void {
    const isStale = clock() - (visit.events[0]?.ago ?? 0) > MAX_LOADING_MS
    for (const { itemId, ago } of visit.events.filter(({ type }) => type === 'SLIDE')) {
      const seen = slideOf(itemId)
      if (!seen) continue
      dwell.enter(seen, isStale ? clock() : ago)
      slide = seen
    }
  }

  visit.note = (type, place, value) => (type === 'SLIDE' ? arrive(place) : note(type, place, value))
  visit.send = leave
  catchUp()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', look)
  document.addEventListener('freeze', leave)
  document.addEventListener('visibilitychange', look)
  // Links opened in another tab by the middle button.
  document.addEventListener('auxclick', ({ target, button }) => {
    const link = button === 1 && (target as Element).closest('.tv-page a[class^=tp-]')
    if (link) note('TAP', link)
  })
  if (visit.guest === undefined) clearGuest()
  remember()
  if (visit.events.length > 1 || navigator.serviceWorker?.controller) sender.wake()
}
