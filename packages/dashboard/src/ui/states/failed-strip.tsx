import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import styles from './failed-strip.module.css'

interface FailedStripProps {
  text: string
  busy?: boolean
  onRetry: () => void
}

/** A strip above a loaded screen, saying that a part failed to load; retries that part. */
export function FailedStrip({ text, busy = false, onRetry }: FailedStripProps) {
  const t = useText()
  return (
    <div className={styles.strip} role="alert">
      <p>{text}</p>
      <Button small icon="reload" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
