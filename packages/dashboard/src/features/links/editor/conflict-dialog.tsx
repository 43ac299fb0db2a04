import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './editor.module.css'
import type { Difference } from './state/differences.ts'

interface ConflictDialogProps {
  differences: readonly Difference[]
  isBusy: boolean
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A save met a newer version: shows the differences and lets the person choose. Nothing is overwritten (spec D28). */
export function ConflictDialog({ differences, isBusy, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      title={t('linkForm:conflict.title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('linkForm:conflict.takeTheirs')}</Button>
          <Button kind="pri" busy={isBusy} onClick={onKeepMine}>
            {t('linkForm:conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('linkForm:conflict.sentence')}</p>
      <dl className={styles.differences}>
        {differences.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {t('linkForm:conflict.mine')}: {mine}
            </dd>
            <dd>
              {t('linkForm:conflict.theirs')}: {theirs}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
