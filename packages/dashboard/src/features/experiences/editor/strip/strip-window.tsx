import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './strip-window.module.css'

interface StripWindowProps {
  /** The slide in sidebar and preview: it is scrolled to when it changes. */
  activeId: string | undefined
  /** Told whether slides are out of sight at the end. */
  onMore: (isMore: boolean) => void
  children: ReactNode
}

const EDGE = 8 // px: less than that is no slide
const PAGE = 0.8 // of what is seen

/** The strip scrolls by itself; it is found rather than passed on, because its code may still be on its way. */
const stripIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[data-strip]') ?? undefined

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
const scroll = (strip: HTMLElement, left: number) => strip.scrollTo({ left, behavior: isCalm() ? 'auto' : 'smooth' })

function showTile(strip: HTMLElement, itemId: string): void {
  const tile = strip.querySelector<HTMLElement>(`[data-tile="${CSS.escape(itemId)}"]`)
  if (!tile) return
  const room = strip.getBoundingClientRect()
  const box = tile.getBoundingClientRect()
  if (box.left >= room.left && box.right <= room.right) return
  scroll(strip, strip.scrollLeft + box.left - room.left - (room.width - box.width) / 2)
}

/** Shows that there are more slides than are seen, and leads to them. */
export function StripWindow({ activeId, onMore, children }: StripWindowProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ isBefore: false, isAfter: false })
  const measure = () => {
    const strip = stripIn(frame.current)
    if (!strip) return
    const isBefore = strip.scrollLeft > EDGE
    const isAfter = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - EDGE
    if (isBefore === edges.isBefore && isAfter === edges.isAfter) return
    setEdges({ isBefore, isAfter })
    onMore(isAfter)
  }
  // What is out of sight changes with the slides and with the window.
  useEffect(() => {
    measure()
    globalThis.addEventListener('resize', measure)
    return () => globalThis.removeEventListener('resize', measure)
  })
  // Scrolling.
  useEffect(() => {
    const strip = stripIn(frame.current)
    if (strip && activeId !== undefined) showTile(strip, activeId)
  }, [activeId])
  const turn = (direction: 1 | -1) => {
    const strip = stripIn(frame.current)
    if (strip) scroll(strip, strip.scrollLeft + direction * strip.clientWidth * PAGE)
  }
  return (
    <div
      ref={frame}
      className={styles['window']}
      data-before={edges.isBefore}
      data-after={edges.isAfter}
      onScrollCapture={measure}
    >
      {children}
      {edges.isBefore && (
        <span className={styles['before']}>
          <IconButton icon="back" label={t('experienceEditor:strip.earlier')} onClick={() => turn(-1)} />
        </span>
      )}
      {edges.isAfter && (
        <span className={styles['after']}>
          <IconButton icon="next" label={t('experienceEditor:strip.later')} onClick={() => turn(1)} />
        </span>
      )}
    </div>
  )
}
