import type { CSSProperties, ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { useScrollEdges } from './use-scroll-edges.ts'
import styles from './scroll-window.module.css'

interface ScrollWindowProps {
  frame: RefObject<HTMLDivElement | null>
  edges: ReturnType<typeof useScrollEdges>
  /** Labels of the arrows. */
  before: string
  after: string
  /** px: how far fades and arrows extend at the sides, and the arrows' distance from the top. */
  places: { fadeOut: number; arrowsOut: number; arrowsAt: number }
  /** The scrolling strip. */
  children: ReactNode
}

/** Shows with fades and arrows that a strip continues beyond its visible part; the arrows scroll it. */
export function ScrollWindow({ frame, edges, before, after, places, children }: ScrollWindowProps) {
  const { isBefore, isAfter, measure, turn } = edges
  // Custom properties are not in React's type.
  const style = {
    '--fade-out': `${places.fadeOut}px`,
    '--arrows-out': `${places.arrowsOut}px`,
    '--arrows-at': `${places.arrowsAt}px`,
  } as CSSProperties
  return (
    <div
      ref={frame}
      className={styles.window}
      style={style}
      data-before={isBefore}
      data-after={isAfter}
      onScrollCapture={measure}
    >
      {children}
      {isBefore && (
        <span className={styles.before}>
          <IconButton icon="back" label={before} onClick={() => turn(-1)} />
        </span>
      )}
      {isAfter && (
        <span className={styles.after}>
          <IconButton icon="next" label={after} onClick={() => turn(1)} />
        </span>
      )}
    </div>
  )
}
