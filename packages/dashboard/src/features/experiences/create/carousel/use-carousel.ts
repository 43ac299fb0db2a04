import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from '../../../../lib/device/is-calm.ts'
import { placeOf, scaleOf, WIDTH } from './place-of.ts'

/** The room that one phone takes in the row. */
function measure(row: HTMLElement): { pitch: number; height: number } {
  const item = row.querySelector<HTMLElement>(':scope > *')
  return { pitch: item?.offsetWidth ?? 0, height: item?.offsetHeight ?? 0 }
}

/**
 * Moves a row by scrolling: the browser does the swiping, with its own momentum and snapping; here only the size and
 * place of each phone follow. The one in the middle is chosen.
 */
export function useCarousel(index: number, count: number, onChoose: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  /** Where a scroll of ours leads; what it passes is not chosen. */
  const target = useRef<number>(undefined)
  const [scale, setScale] = useState(0.4)

  /** Puts each phone in its place; returns which one is in the middle, as a fraction. */
  const arrange = useCallback(() => {
    const row = track.current
    const pitch = row ? measure(row).pitch : 0
    if (!row || pitch === 0) return undefined
    const middle = row.scrollLeft / pitch
    for (const [at, item] of [...row.children].entries()) {
      const { x, size, depth } = placeOf(at - middle, row.clientWidth, pitch)
      if (!(item instanceof HTMLElement)) continue
      item.style.transform = `translateX(${x}px) scale(${size})`
      item.style.zIndex = String(depth)
    }
    return middle
  }, [])

  // Before the first paint: the size of the stage, and the place of all phones in it.
  useLayoutEffect(() => {
    const row = track.current
    if (!row || typeof ResizeObserver === 'undefined') return
    const fit = () => setScale(scaleOf(row.clientWidth, measure(row).height))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const row = track.current
    if (!row) return
    row.style.setProperty('--pitch', `${Math.round(WIDTH * scale)}px`)
    row.scrollLeft = index * measure(row).pitch
    arrange()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a choice scrolls there by the effect below
  }, [scale, count, arrange])

  // Effect: the browser's scroll position, which follows a choice made by arrow, key or tap.
  useEffect(() => {
    const row = track.current
    const pitch = row ? measure(row).pitch : 0
    if (!row || pitch === 0 || Math.round(row.scrollLeft / pitch) === index) return
    target.current = index
    row.scrollTo({ left: index * pitch, behavior: isCalm() ? 'instant' : 'smooth' })
  }, [index])

  const handleScroll = () => {
    const middle = arrange()
    if (middle === undefined) return
    const nearest = Math.round(middle)
    if (target.current !== undefined && Math.abs(middle - target.current) < 0.05) target.current = undefined
    else if (target.current === undefined && nearest !== index) onChoose(nearest)
  }
  const handleTouch = () => {
    target.current = undefined
  }
  return { track, scale, handleScroll, handleTouch }
}
