import { useEffect } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './save-failure.module.css'

/** Why the slide is not saved, over the editor; tries again by itself once the connection is back. */
export function SaveFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const t = useText()
  // The window's connection; bound anew after each draw, so that what is saved is what is on screen.
  useEffect(() => {
    globalThis.addEventListener('online', onRetry)
    return () => globalThis.removeEventListener('online', onRetry)
  })
  return (
    <div className={styles['place']}>
      <div className={styles['failed']} role="alert">
        <p>{t('slides:editor.failedToast', { reason })}</p>
        <Button small onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}
