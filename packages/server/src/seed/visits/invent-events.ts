import type { Random } from '../../../demo/scenes/random.ts'
import type { DemoEvent, DemoSlide } from './demo-visit.ts'
import { isLucky } from './traits.ts'

interface Reading {
  slides: readonly DemoSlide[]
  /** Position of the slide seen first. */
  first: number
  at: Date
  /** Share of visitors who go on to the next slide. */
  stays: number
}

const FILM_PARTS = [25, 50, 75, 100]
const GOES_ON_WATCHING = 0.72

/** Invents reading slides in order until the visitor leaves; the last event is the end. */
export function inventEvents({ slides, first, at, stays }: Reading, random: Random): DemoEvent[] {
  const events: DemoEvent[] = []
  let clock = at.getTime()
  const note = (
    type: DemoEvent['type'],
    itemId: string,
    widgetId: string | null = null,
    value: number | null = null,
  ): void => {
    const eventId = type === 'EXIT' ? -1 : events.length
    events.push({ eventId, type, itemId, widgetId, value, at: new Date(clock) })
  }
  for (let index = first; ; index++) {
    const slide = slides[index]
    if (!slide) break
    note('SLIDE', slide.itemId)
    const dwell = dwellOf(random)
    clock += dwell
    doSomething(slide, random, note)
    note('DWELL', slide.itemId, null, dwell)
    // A visitor who has seen several slides sees them all.
    const isLast = index === slides.length - 1 || !isLucky(random, Math.min(0.95, stays + 0.03 * (index - first)))
    if (!isLast) continue
    note('EXIT', slide.itemId)
    break
  }
  return events
}

/** Most look for a few seconds, some for a minute. */
const dwellOf = (random: Random): number => Math.round(2200 + 6500 * Math.exp(random.between(-1.6, 1.9)))

function doSomething(
  { itemId, taps, films, forms }: DemoSlide,
  random: Random,
  note: (type: DemoEvent['type'], itemId: string, widgetId: string, value?: number) => void,
): void {
  for (const film of films)
    for (const part of FILM_PARTS) {
      if (!isLucky(random, GOES_ON_WATCHING)) break
      note('VIDEO', itemId, film, part)
    }
  // The first of several is the slide's main one.
  for (const [index, widget] of taps.entries()) if (isLucky(random, 0.2 / (1 + index))) note('TAP', itemId, widget)
  for (const form of forms) if (isLucky(random, 0.09)) note('FORM', itemId, form)
}
