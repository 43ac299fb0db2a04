import { type ReactNode, type RefObject } from 'react'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useScrollEdges } from '../../../ui/list/use-scroll-edges.ts'
import styles from './strip-window.module.css'

interface StripWindowProps {
  frame: RefObject<HTMLDivElement | null>
  /** The strip, which scrolls. */
  children: ReactNode
}

/** Shows that the funnel goes on beyond what is seen, and leads there. */
export function StripWindow({ frame, children }: StripWindowProps) {
  const t = useText()
  const { isBefore, isAfter, measure, turn } = useScrollEdges(frame)
  return (
    <div ref={frame} className={styles['window']} data-before={isBefore} data-after={isAfter} onScrollCapture={measure}>
      {children}
      {isBefore && (
        <span className={styles['before']}>
          <IconButton icon="back" label={t('analyticsPlots:funnel.earlier')} onClick={() => turn(-1)} />
        </span>
      )}
      {isAfter && (
        <span className={styles['after']}>
          <IconButton icon="next" label={t('analyticsPlots:funnel.later')} onClick={() => turn(1)} />
        </span>
      )}
    </div>
  )
}
