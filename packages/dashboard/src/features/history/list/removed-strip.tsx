import { useEffect, useRef } from 'react'
import { startClock } from '../../../lib/timing/start-clock.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from '../../../ui/list/undo-strip.module.css'

const TIME_TO_UNDO = 10_000 // ms, as above other lists

interface RemovedStripProps {
  text: string
  onUndo: () => void
  onGone: () => void
}

/** What has just been removed, with Undo. Its time stands still while the pointer or the focus is on it. */
export function RemovedStrip({ text, onUndo, onGone }: RemovedStripProps) {
  const t = useText()
  const clock = useRef<ReturnType<typeof startClock>>(undefined)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  // The clock.
  useEffect(() => {
    const started = startClock(TIME_TO_UNDO, () => gone.current())
    clock.current = started
    return started.stop
  }, [])
  const hold = () => clock.current?.stop()
  const go = () => clock.current?.go()
  return (
    <div className={styles['strip']} onPointerEnter={hold} onPointerLeave={go} onFocus={hold} onBlur={go}>
      <Icon name="trash" size={18} />
      <p>{text}</p>
      <Button small icon="undo" onClick={onUndo}>
        {t('history:undo')}
      </Button>
    </div>
  )
}
