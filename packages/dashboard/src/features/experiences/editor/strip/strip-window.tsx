import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { ScrollWindow } from '../../../../ui/list/scroll-window.tsx'
import { scrollStrip, stripIn, useScrollEdges } from '../../../../ui/list/use-scroll-edges.ts'

const PLACES = { fadeOut: 6, arrowsOut: 2, arrowsAt: 82 }

interface StripWindowProps {
  /** The slide in sidebar and preview; scrolled into view when it changes. */
  activeId: string | undefined
  /** Called with whether slides are out of sight at the end. */
  onMore: (isMore: boolean) => void
  children: ReactNode
}

function showTile(strip: HTMLElement, itemId: string): void {
  const tile = strip.querySelector<HTMLElement>(`[data-tile="${CSS.escape(itemId)}"]`)
  if (!tile) return
  const room = strip.getBoundingClientRect()
  const box = tile.getBoundingClientRect()
  if (box.left >= room.left && box.right <= room.right) return
  scrollStrip(strip, strip.scrollLeft + box.left - room.left - (room.width - box.width) / 2)
}

/** Shows that more slides exist than are visible, and scrolls to them. */
export function StripWindow({ activeId, onMore, children }: StripWindowProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const edges = useScrollEdges(frame)
  const { isAfter } = edges
  // Effect: content around the strip.
  useEffect(() => onMore(isAfter), [isAfter, onMore])
  // Effect: the scroll position.
  useEffect(() => {
    const strip = stripIn(frame.current)
    if (strip && activeId !== undefined) showTile(strip, activeId)
  }, [activeId])
  return (
    <ScrollWindow
      {...{ frame, edges }}
      before={t('experienceEditor:strip.earlier')}
      after={t('experienceEditor:strip.later')}
      places={PLACES}
    >
      {children}
    </ScrollWindow>
  )
}
