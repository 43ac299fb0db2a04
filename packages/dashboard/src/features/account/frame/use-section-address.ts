import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SectionId } from './account-section.ts'

const BELOW = 24 // px below the tabs where a section begins to be the current one
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The current section: the one named by the address, then the one that is scrolled to. Sections above it are loaded
 * and grow meanwhile, so it is held in place until the person scrolls.
 */
export function useSectionAddress(
  ids: readonly SectionId[],
  page: RefObject<HTMLElement | null>,
): SectionId | undefined {
  const { hash, key } = useLocation()
  const named = ids.find((id) => `#${id}` === hash)
  const [scrolled, setScrolled] = useState<{ key: string; to: SectionId | undefined }>()
  const isHeld = useRef(false)

  // Effect: the window's scroll position, by the hash of the address; `key` changes when it is followed again.
  useEffect(() => {
    const box = page.current
    if (!named || !box) return
    const hold = () => document.getElementById(named)?.scrollIntoView?.({ block: 'start' })
    const letGo = () => {
      isHeld.current = false
      growth?.disconnect()
    }
    const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(hold)
    isHeld.current = true
    hold()
    growth?.observe(box)
    for (const event of BY_HAND) globalThis.addEventListener(event, letGo, { passive: true })
    return () => {
      letGo()
      for (const event of BY_HAND) globalThis.removeEventListener(event, letGo)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key says when, not what
  }, [named, key, page])

  // Effect: the window's scroll events.
  useEffect(() => {
    const follow = () => {
      const edge = document.getElementById(TABS_ID)?.getBoundingClientRect().bottom
      if (isHeld.current || edge === undefined) return
      const isAtEnd = globalThis.innerHeight + globalThis.scrollY >= document.documentElement.scrollHeight - 1
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      const to = isAtEnd ? ids.at(-1) : (ids.findLast((id) => top(id) <= edge + BELOW) ?? ids[0])
      setScrolled((now) => (now?.key === key && now.to === to ? now : { key, to }))
    }
    globalThis.addEventListener('scroll', follow, { passive: true })
    return () => globalThis.removeEventListener('scroll', follow)
  }, [ids, key])

  // Following an address again counts more than what was scrolled to before.
  return (scrolled?.key === key ? scrolled.to : undefined) ?? named ?? ids[0]
}

export const TABS_ID = 'account-tabs'
