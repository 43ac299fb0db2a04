import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import styles from './failed-strip.module.css'

interface FailedStripProps {
  text: string
  busy?: boolean
  onRetry: () => void
}

/** Says above a screen that is there that a part of it is missing, and tries that part again. */
export function FailedStrip({ text, busy = false, onRetry }: FailedStripProps) {
  const t = useText()
  return (
    <div className={styles['strip']} role="alert">
      <p>{text}</p>
      <Button small icon="reload" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
