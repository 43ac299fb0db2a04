import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import styles from './save-notice.module.css'

/** Why the app is not saved, below the bar, until it is. */
export function SaveNotice({ editor, onSave }: { editor: ExperienceEditorHandle; onSave: () => void }) {
  const t = useText()
  const { saving } = editor.state
  if (saving.status !== 'FAILED' || !editor.isUnsaved) return null
  const { message, retries } = saving
  return (
    <div className={styles['notice']} role="alert">
      <p>{t(retries ? 'experienceEditor:failedRetrying' : 'experienceEditor:failed', { message })}</p>
      <Button small onClick={onSave}>
        {t('retry')}
      </Button>
    </div>
  )
}
