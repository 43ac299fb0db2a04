import type { Page } from '@taplet/contract'
import { useState } from 'react'
import { addTexts, useText } from '../../../../lib/text.ts'
import { appCopies } from '../../../../text/en/apps/app-copies.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyDialogs, type CopyQuestion } from '../../copy-link/copy-dialogs.tsx'
import styles from './sidebar.module.css'

addTexts('appCopies', appCopies)

interface AppActionsProps {
  page: Page
  onDuplicate: () => void
  onDelete: () => void
}

/** Actions on the whole app, and what deleting means. */
export function AppActions({ page, onDuplicate, onDelete }: AppActionsProps) {
  const t = useText()
  const [question, setQuestion] = useState<CopyQuestion>()
  return (
    <div className={styles.actions} role="group" aria-label={t('experienceEditor:more')}>
      <Button icon="copy" onClick={onDuplicate}>
        {t('experienceEditor:overview.duplicate')}
      </Button>
      <Button icon="star" onClick={() => setQuestion({ kind: 'saveTemplate', page })}>
        {t('appCopies:saveTemplate')}
      </Button>
      <Button icon="account" onClick={() => setQuestion({ kind: 'copyElsewhere', page })}>
        {t('appCopies:copyElsewhere')}
      </Button>
      <Button danger icon="trash" onClick={onDelete}>
        {t('experiences:deleteAction')}
      </Button>
      <p className={styles.note}>{t('experienceEditor:overview.dangerHint')}</p>
      <CopyDialogs question={question} onClose={() => setQuestion(undefined)} />
    </div>
  )
}
