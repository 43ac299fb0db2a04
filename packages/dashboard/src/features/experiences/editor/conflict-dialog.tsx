import type { Page } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { differences, type Draft, draftOf } from './editor-state.ts'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  draft: Draft
  /** What the server has now; undefined: closed. */
  theirs: Page | undefined
  /** Names of slides, for the order that differs. */
  nameOf: (itemId: string) => string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Two versions of one instant app: shows what differs and lets the person choose (decision 28). */
export function ConflictDialog({ draft, theirs, nameOf, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useText()
  const labels: Record<keyof Draft, string> = {
    pageName: t('experiences:editor.name'),
    rootPageId: t('experiences:address.label'),
    description: t('experiences:editor.description'),
    active: t('experiences:editor.active'),
    experienceItems: t('experiences:editor.slides'),
  }
  const show = (version: Draft, field: keyof Draft): string => {
    const value = version[field]
    if (typeof value === 'boolean') return value ? t('experiences:editor.on') : t('experiences:editor.off')
    return typeof value === 'string' ? value : value.map(nameOf).join(', ')
  }
  return (
    <Dialog
      open={theirs !== undefined}
      title={t('experiences:editor.conflictTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('experiences:editor.takeTheirs')}</Button>
          <Button kind="pri" onClick={onKeepMine}>
            {t('experiences:editor.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('experiences:editor.conflictSentence', { name: draft.pageName })}</p>
      {theirs && (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('experiences:editor.conflictField')}</th>
              <th scope="col">{t('experiences:editor.conflictMine')}</th>
              <th scope="col">{t('experiences:editor.conflictTheirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences(draft, theirs).map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td>{show(draft, field)}</td>
                <td>{show(draftOf(theirs), field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
