import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './save-failure.module.css'

/** Why the slide is not saved, over the editor. */
export function SaveFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const t = useText()
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
