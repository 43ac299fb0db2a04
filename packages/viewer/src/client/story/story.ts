import { createBehaviors } from './behaviors.ts'
import { updateChrome } from './update-chrome.ts'
import type { Visit } from '../visit/visit.ts'
import { markNear, preloadSlide } from './preload-slide.ts'

export interface Story {
  /** The slide in view; undefined only in an app without slides. */
  page(): HTMLElement | undefined
  /** Moves some slides forward, or back when negative; stops at the ends. */
  step(count: number): void
}

const REST_MS = 100 // what the load event sets off is done by then
const PATIENCE_MS = 600 // so long may the first picture take before the next slide is laid out without it
const HASH = '#slide-'
const indexOfHash = () => (Number(location.hash.slice(HASH.length)) || 1) - 1
/** A link may name the first slide; a hash in the address takes precedence. */
const indexOfStart = () => (location.hash ? indexOfHash() : (Number(document.body.dataset['start']) || 1) - 1)

/** Announces the current slide; one that takes the focus is announced anyway. */
function announce(page: HTMLElement): void {
  const status = document.getElementById('tv-place')
  if (status) status.textContent = page.ariaLabel
}

/** Follows the strip's native swiping: keeps chrome, focus and media in step with the slide in view. */
export function createStory(strip: HTMLElement, pages: HTMLElement[], visit: Visit): Story {
  const bars = [...document.querySelectorAll<HTMLElement>('.tv-bars a')]
  const widgets = createBehaviors(visit)
  let current = -1

  function goTo(index: number): void {
    // Distant slides at once: rushing past those between shows nothing. Near ones as the style sheet says.
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
    const prepare = (at: number) => {
      const near = pages[at]
      if (!near) return
      // In one task with its pictures, or the browser would lay it out a second time for them.
      preloadSlide(near)
      widgets.prepare(near)
    }
    const prepareNear = () => {
      prepare(index + 1)
      prepare(index)
      // After a jump the visitor may go back; in a separate task, since that slide is laid out too.
      if (pages[index - 1] !== left) setTimeout(prepare, REST_MS, index - 1)
    }
    // Setting `inert`, even to the same value, restyles the slide.
    for (const one of left ? [left, page] : pages) one.inert = one !== page
    // Before anything that may fail, so that no slide remains active.
    if (left) {
      preloadSlide(page)
      setTimeout(prepareNear)
    } else {
      // Once this slide has loaded, and the browser has processed the consequences.
      const rest = () => setTimeout(prepareNear, REST_MS)
      if (document.readyState === 'complete') rest()
      else addEventListener('load', rest)
      setTimeout(markNear, PATIENCE_MS, pages[index + 1])
    }
    // The focused element can no longer hold the focus; the new slide takes it, so that Tab continues from there.
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
