import { useEffect, useRef } from 'react'
import { startClock } from '../../../../lib/timing/start-clock.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from '../../../../ui/list/undo-strip.module.css'
import own from './bulk-strip.module.css'
import type { BulkNews } from './use-bulk-strip.ts'

const TIME_TO_UNDO = 10_000 // ms, as for deletions

interface DoneProps {
  text: string
  onUndo: () => void
  onGone: () => void
}

function Done({ text, onUndo, onGone }: DoneProps) {
  const t = useText()
  const clock = useRef<ReturnType<typeof startClock>>(undefined)
  // Effect: a timer.
  useEffect(() => {
    const started = startClock(TIME_TO_UNDO, onGone)
    clock.current = started
    return started.stop
  }, [onGone])
  const hold = () => clock.current?.stop()
  const go = () => clock.current?.go()
  const handleUndo = () => {
    onGone()
    onUndo()
  }
  return (
    <div className={styles.strip} onPointerEnter={hold} onPointerLeave={go} onFocus={hold} onBlur={go}>
      <Icon name="check" size={18} />
      <p>{text}</p>
      <Button small icon="undo" onClick={handleUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}

/** The result of a bulk change, with Undo for ten seconds; until then, its progress. */
export function BulkStrip({ news, onGone }: { news: BulkNews | undefined; onGone: () => void }) {
  const t = useText()
  return (
    <div className={styles.strips} role="status">
      {news?.text && news.onUndo && <Done key={news.id} text={news.text} onUndo={news.onUndo} onGone={onGone} />}
      {news && !news.text && (
        <div className={own['working']}>
          <p>{t('inbox:bulk.working', { sent: news.sent, count: news.count })}</p>
          <progress value={news.sent} max={news.count} aria-hidden="true" />
        </div>
      )}
    </div>
  )
}
