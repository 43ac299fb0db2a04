import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useEditorContext } from '../editor-context.ts'
import { widgetWords } from '../stack/widget-words.ts'
import type { SlideState } from '../state/slide-kind.ts'
import { type Difference, slideDifferences } from '../state/slide-differences.ts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  state: SlideState
  onKeepMine: () => void
  onTakeTheirs: () => void
  onLater: () => void
}

function usePartName() {
  const t = useText()
  const { media } = useEditorContext()
  return ({ part }: Difference): string => {
    switch (part.kind) {
      case 'NAME':
        return t('slides:conflict.name')
      case 'BACKGROUND':
        return t('slides:conflict.background')
      case 'LOOK':
        return t('slides:conflict.look')
      case 'ORDER':
        return t('slides:conflict.order')
      case 'WIDGET':
        return widgetWords(part.widget, media).title
    }
  }
}

/** Someone else saved first: shows part by part what either copy changed, and lets the person choose (decision 28). */
export function ConflictDialog({ state, onKeepMine, onTakeTheirs, onLater }: ConflictDialogProps) {
  const t = useText()
  const partName = usePartName()
  if (state.saving.status !== 'CONFLICT') return null
  const rows = slideDifferences(state.saving.base, state.saving.mine, state.saving.theirs)
  return (
    <Dialog
      open
      title={t('slides:conflict.title')}
      closeLabel={t('slides:conflict.later')}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('slides:conflict.takeTheirs')}</Button>
          <Button kind="pri" onClick={onKeepMine}>
            {t('slides:conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>{t('slides:conflict.lead')}</p>
      {rows.length === 0 ? (
        <p>{t('slides:conflict.nothing')}</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('slides:conflict.part')}</th>
              <th scope="col">{t('slides:conflict.mine')}</th>
              <th scope="col">{t('slides:conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.part.kind === 'WIDGET' ? row.part.widget.widgetId : row.part.kind}>
                <th scope="row">{partName(row)}</th>
                <td data-change={row.mine}>{t(`slides:conflict.${row.mine}`)}</td>
                <td data-change={row.theirs}>{t(`slides:conflict.${row.theirs}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
