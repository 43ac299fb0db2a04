import { behaviors } from '@taplet/slides/behavior'
import { scrollByKeys } from '../../story/scroll-by-keys.ts'
import { updateChrome } from '../story/update-chrome.ts'
import type { Story } from '../story/story.ts'
import { preloadSlide } from '../story/preload-slide.ts'

export interface TwinStory extends Story {
  goToId: (id: string, isAtOnce?: boolean) => void
  currentId: () => string
  /** Call it when slides were added, removed or moved. */
  refresh: () => void
}

const widgets = Object.values(behaviors)

/** The published story for slides that change; it leaves the address alone and counts nothing. */
export function createTwinStory(strip: HTMLElement): TwinStory {
  let current: HTMLElement | undefined
  // The strip contains only slides.
  const pages = () => [...strip.children] as HTMLElement[]

  /** Horizontal position of a slide in the strip. */
  const placeOf = (page: HTMLElement) => page.offsetLeft - (pages()[0]?.offsetLeft ?? 0)

  function goTo(index: number, isAtOnce = false): void {
    const all = pages()
    const target = all[Math.max(0, Math.min(all.length - 1, index))]
    if (!target) return
    const distance = current ? Math.abs(all.indexOf(current) - index) : 2
    const isInstant = isAtOnce || distance > 1 || matchMedia('(prefers-reduced-motion:reduce)').matches
    strip.scrollTo({ left: placeOf(target), behavior: isInstant ? 'instant' : 'smooth' })
  }

  function enter(page: HTMLElement): void {
    if (page !== current && current) for (const widget of widgets) widget.leave(current)
    const isNew = page !== current
    current = page
    const all = pages()
    for (const one of all) one.inert = one !== page
    updateChrome(page, all.indexOf(page), all.length)
    preloadSlide(page)
    scrollByKeys(page)
    if (isNew) for (const widget of widgets) widget.enter(page)
    const next = all[all.indexOf(page) + 1]
    if (next) setTimeout(() => preloadSlide(next), 200)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target !== current) enter(target as HTMLElement) // they are pages
    },
    { root: strip, rootMargin: '0px -49%' },
  )

  const story: TwinStory = {
    page: () => current,
    step: (count) => goTo((current ? pages().indexOf(current) : 0) + count),
    goToId: (id, isAtOnce) =>
      goTo(
        pages().findIndex((page) => page.dataset['slideId'] === id),
        isAtOnce,
      ),
    currentId: () => current?.dataset['slideId'] ?? '',
    refresh() {
      const all = pages()
      if (current && !current.isConnected) current = undefined
      for (const page of all) observer.observe(page)
      const shown = current ?? all.find((page) => Math.abs(placeOf(page) - strip.scrollLeft) < 2) ?? all[0]
      if (shown) enter(shown)
    },
  }
  document.addEventListener('click', (event) => {
    const bar = event.target instanceof Element && event.target.closest('.tv-bars a')
    if (!bar) return
    event.preventDefault()
    goTo([...document.querySelectorAll('.tv-bars a')].indexOf(bar))
  })
  return story
}
