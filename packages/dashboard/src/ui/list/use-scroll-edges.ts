import { type RefObject, useEffect, useState } from 'react'
import { isCalm } from '../../lib/device/is-calm.ts'

const EDGE = 8 // px: less than that is not noticeable
const PAGE = 0.8 // of the visible width

/** Scrolls a strip to a position, smoothly unless the person prefers reduced motion. */
export const scrollStrip = (strip: HTMLElement, left: number) =>
  strip.scrollTo({ left, behavior: isCalm() ? 'auto' : 'smooth' })

/** Finds the strip in a frame; looked up rather than passed, because its code may still be loading. */
export const stripIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[data-strip]') ?? undefined

/** Whether the horizontally scrolled strip in a frame continues at either end, and functions that scroll there. */
export function useScrollEdges(frame: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ isBefore: false, isAfter: false })
  const measure = () => {
    const strip = stripIn(frame.current)
    if (!strip) return
    const isBefore = strip.scrollLeft > EDGE
    const isAfter = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - EDGE
    if (isBefore !== edges.isBefore || isAfter !== edges.isAfter) setEdges({ isBefore, isAfter })
  }
  // Effect: overflow changes with the strip's children, with the window, and with the size of either.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what is out of sight; the same is no change
    measure()
    globalThis.addEventListener('resize', measure)
    const strip = stripIn(frame.current)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    for (const part of strip ? [strip, ...strip.children] : []) observer?.observe(part)
    return () => {
      globalThis.removeEventListener('resize', measure)
      observer?.disconnect()
    }
  })
  const turn = (direction: 1 | -1) => {
    const strip = stripIn(frame.current)
    if (strip) scrollStrip(strip, strip.scrollLeft + direction * strip.clientWidth * PAGE)
  }
  return { ...edges, measure, turn }
}
