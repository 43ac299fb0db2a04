import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { scrollStrip, stripIn, useScrollEdges } from '../../../../ui/list/use-scroll-edges.ts'
import styles from './strip-window.module.css'

interface StripWindowProps {
  /** The slide in sidebar and preview: it is scrolled to when it changes. */
  activeId: string | undefined
  /** Told whether slides are out of sight at the end. */
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

/** Shows that there are more slides than are seen, and leads to them. */
export function StripWindow({ activeId, onMore, children }: StripWindowProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { isBefore, isAfter, measure, turn } = useScrollEdges(frame)
  // What stands around the strip.
  useEffect(() => onMore(isAfter), [isAfter, onMore])
  // Scrolling.
  useEffect(() => {
    const strip = stripIn(frame.current)
    if (strip && activeId !== undefined) showTile(strip, activeId)
  }, [activeId])
  return (
    <div ref={frame} className={styles['window']} data-before={isBefore} data-after={isAfter} onScrollCapture={measure}>
      {children}
      {isBefore && (
        <span className={styles['before']}>
          <IconButton icon="back" label={t('experienceEditor:strip.earlier')} onClick={() => turn(-1)} />
        </span>
      )}
      {isAfter && (
        <span className={styles['after']}>
          <IconButton icon="next" label={t('experienceEditor:strip.later')} onClick={() => turn(1)} />
        </span>
      )}
    </div>
  )
}
