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

/** What was just removed, with Undo. Its timer is paused while it has the pointer or the focus. */
export function RemovedStrip({ text, onUndo, onGone }: RemovedStripProps) {
  const t = useText()
  const clock = useRef<ReturnType<typeof startClock>>(undefined)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  // Effect: a timer.
  useEffect(() => {
    const started = startClock(TIME_TO_UNDO, () => gone.current())
    clock.current = started
    return started.stop
  }, [])
  const hold = () => clock.current?.stop()
  const go = () => clock.current?.go()
  return (
    <div className={styles.strip} onPointerEnter={hold} onPointerLeave={go} onFocus={hold} onBlur={go}>
      <Icon name="trash" size={18} />
      <p>{text}</p>
      <Button small icon="undo" onClick={onUndo}>
        {t('history:undo')}
      </Button>
    </div>
  )
}
