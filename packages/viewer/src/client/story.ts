import { createBehaviors } from './behaviors.ts'
import { dress } from './dress.ts'
import type { Visit } from './visit.ts'
import { warm } from './warm.ts'

export interface Story {
  /** The slide in view; undefined only in an app without slides. */
  page(): HTMLElement | undefined
  /** Goes some slides on, or back when negative; stops at the ends. */
  step(count: number): void
}

const STAGE_WIDTH = 900 // from here on stage.css shows the neighbours of a slide
const HASH = '#slide-'
const indexOfHash = () => (Number(location.hash.slice(HASH.length)) || 1) - 1
/** A link may name a slide to open first; an address that names one itself goes before it. */
const indexOfStart = () => (location.hash ? indexOfHash() : (Number(document.body.dataset['start']) || 1) - 1)

/** Keeps the address in step without a step of history, so that Back leaves the app. */
const tellAddress = (index: number) =>
  history.replaceState(null, '', index > 0 ? HASH + (index + 1) : location.pathname + location.search)

/** Says where the visitor has come; a slide that takes the focus is read out anyway. */
function announce(page: HTMLElement): void {
  const status = document.getElementById('tv-place')
  if (status) status.textContent = page.ariaLabel
}

/** Follows the strip, which swipes by itself: keeps chrome, address, focus and media in step with the slide in view. */
export function createStory(strip: HTMLElement, pages: HTMLElement[], visit: Visit): Story {
  const bars = [...document.querySelectorAll<HTMLElement>('.tv-bars a')]
  const widgets = createBehaviors(visit)
  let current = -1

  const clamp = (index: number) => Math.max(0, Math.min(pages.length - 1, index))

  function goTo(index: number): void {
    // Far ones at once: rushing past what lies between shows nothing. Near ones as the style sheet has it.
    const behavior = Math.abs(index - current) > 1 ? 'instant' : 'auto'
    pages[clamp(index)]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
  }

  function enter(index: number): void {
    const page = pages[index]
    if (index === current || !page) return
    const left = pages[current]
    const hadFocus = left?.contains(document.activeElement)
    pages.forEach((one, place) => {
      one.inert = place !== index
    })
    // What had focus can no longer hold it; the new slide takes it, so that Tab goes on from there.
    if (hadFocus) page.focus({ preventScroll: true })
    dress(page, index, pages.length)
    if (left && !hadFocus) announce(page)
    if (left || index > 0) tellAddress(index)
    current = index
    warm(page)
    widgets.enter(page)
    visit.note('SLIDE', page)
    // The next slide only (and on the stage the one before), and only when this one has what it needs.
    const next = pages[index + 1]
    const near = [next, innerWidth < STAGE_WIDTH ? undefined : pages[index - 1]]
    const prepare = () => {
      widgets.prepare(page)
      setTimeout(() => {
        near.forEach((one) => one && warm(one))
        if (next) widgets.prepare(next)
      }, 200)
    }
    if (document.readyState === 'complete') prepare()
    else addEventListener('load', prepare, { once: true })
  }

  // A slide is in view when it crosses the middle line; nothing runs while the strip scrolls.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) enter(pages.indexOf(entry.target as HTMLElement)) // they are pages
    },
    { root: strip, rootMargin: '0px -49%' },
  )
  goTo(indexOfStart())
  enter(clamp(indexOfStart()))
  for (const page of pages) observer.observe(page)

  bars.forEach((bar, index) => {
    bar.onclick = (event) => {
      event.preventDefault()
      goTo(index)
    }
  })
  addEventListener('hashchange', () => goTo(indexOfHash()))
  return { page: () => pages[current], step: (count) => goTo(current + count) }
}
