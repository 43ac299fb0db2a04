import { createBehaviors } from './behaviors.ts'
import { updateChrome } from './update-chrome.ts'
import type { Visit } from '../visit/visit.ts'
import { markNear, preloadSlide } from './preload-slide.ts'

export interface Story {
  /** The slide in view; undefined only in an app without slides. */
  page(): HTMLElement | undefined
  /** Goes some slides on, or back when negative; stops at the ends. */
  step(count: number): void
}

const REST_MS = 100 // what the load event sets off is done by then
const PATIENCE_MS = 600 // so long may the first picture take before the next slide is laid out without it
const HASH = '#slide-'
const indexOfHash = () => (Number(location.hash.slice(HASH.length)) || 1) - 1
/** A link may name a slide to open first; an address that names one itself goes before it. */
const indexOfStart = () => (location.hash ? indexOfHash() : (Number(document.body.dataset['start']) || 1) - 1)

/** Says where the visitor has come; a slide that takes the focus is read out anyway. */
function announce(page: HTMLElement): void {
  const status = document.getElementById('tv-place')
  if (status) status.textContent = page.ariaLabel
}

/** Follows the strip, which swipes by itself: keeps chrome, focus and media in step with the slide in view. */
export function createStory(strip: HTMLElement, pages: HTMLElement[], visit: Visit): Story {
  const bars = [...document.querySelectorAll<HTMLElement>('.tv-bars a')]
  const widgets = createBehaviors(visit)
  let current = -1

  function goTo(index: number): void {
    // Far ones at once: rushing past what lies between shows nothing. Near ones as the style sheet has it.
    const behavior = Math.abs(index - current) > 1 ? 'instant' : 'auto'
    const page = pages[index]
    if (!page) return
    preloadSlide(page)
    page.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
  }

  function enter(index: number): void {
    const page = pages[index]
    if (index === current || !page) return
    const left = pages[current]
    const hadFocus = left?.contains(document.activeElement)
    current = index
    const prepare = (place: number) => {
      const near = pages[place]
      if (!near) return
      // Together with its pictures, or the browser lays it out once more for them.
      preloadSlide(near)
      widgets.prepare(near)
    }
    const prepareNear = () => {
      prepare(index + 1)
      widgets.prepare(page)
      // Who came by a link or a bar may go back; a task of its own, since that slide is laid out, too.
      if (pages[index - 1] !== left) setTimeout(prepare, REST_MS, index - 1)
    }
    // Each that is told, even the same as before, is styled anew.
    for (const one of left ? [left, page] : pages) one.inert = one !== page
    // Before anything that may go wrong: no slide stays back.
    if (left) {
      preloadSlide(page)
      setTimeout(prepareNear)
    } else {
      // When this one has what it needs, and the browser has done what that sets off.
      const rest = () => setTimeout(prepareNear, REST_MS)
      if (document.readyState === 'complete') rest()
      else addEventListener('load', rest)
      setTimeout(markNear, PATIENCE_MS, pages[index + 1])
    }
    // What had focus can no longer hold it; the new slide takes it, so that Tab goes on from there.
    if (hadFocus) page.focus({ preventScroll: true })
    updateChrome(page, index, pages.length)
    if (left && !hadFocus) announce(page)
    widgets.enter(page)
    visit.note('SLIDE', page)
  }

  // A slide is in view when it crosses the middle line; nothing runs while the strip scrolls.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) enter(pages.indexOf(entry.target as HTMLElement)) // they are pages
    },
    { root: strip, rootMargin: '0px -49%' },
  )
  if (indexOfStart()) goTo(indexOfStart())
  enter(pages[indexOfStart()] ? indexOfStart() : 0)
  for (const page of pages) observer.observe(page)

  bars.forEach((bar, index) => {
    bar.onclick = (event) => {
      event.preventDefault()
      goTo(index)
    }
  })
  addEventListener('hashchange', () => goTo(indexOfHash()))
  const last = pages.length - 1
  return { page: () => pages[current], step: (count) => goTo(Math.max(0, Math.min(last, current + count))) }
}
