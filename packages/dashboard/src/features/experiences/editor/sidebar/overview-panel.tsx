import type { Page } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { EditedTime } from '../../../../ui/list/edited-time.tsx'
import { editedAt } from '../../../../entities/experience/edited-at.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import { pageState } from '../../../../entities/experience/page-state.ts'
import styles from './sidebar.module.css'

interface OverviewPanelProps {
  page: Page
  library: Library | undefined
  slideCount: number
  onDuplicate: () => void
  onDelete: () => void
}

/** The app's key facts, and actions on the whole app. */
export function OverviewPanel({ page, library, slideCount, onDuplicate, onDelete }: OverviewPanelProps) {
  const t = useText()
  const plain = (when: string) => when
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <dt>{t('experienceEditor:overview.state')}</dt>
        <dd>{t(`experiences:${pageState(page)}`)}</dd>
        <dt>{t('experienceEditor:overview.address')}</dt>
        <dd>/{page.fullPagePath}</dd>
        <dt>{t('experienceEditor:overview.slides')}</dt>
        <dd>{slideCount}</dd>
        <dt>{t('experienceEditor:overview.created')}</dt>
        <dd>
          <EditedTime at={page.createdAt} words={plain} />
        </dd>
        <dt>{t('experienceEditor:overview.edited')}</dt>
        <dd>
          <EditedTime at={editedAt(page, library)} words={plain} />
        </dd>
      </dl>
      <AppActions onDuplicate={onDuplicate} onDelete={onDelete} />
    </div>
  )
}

/** Duplicate and Delete, and what deleting means. */
export function AppActions({ onDuplicate, onDelete }: Pick<OverviewPanelProps, 'onDuplicate' | 'onDelete'>) {
  const t = useText()
  return (
    <div className={styles.actions} role="group" aria-label={t('experienceEditor:more')}>
      <Button icon="copy" onClick={onDuplicate}>
        {t('experienceEditor:overview.duplicate')}
      </Button>
      <Button danger icon="trash" onClick={onDelete}>
        {t('experiences:deleteAction')}
      </Button>
      <p className={styles.note}>{t('experienceEditor:overview.dangerHint')}</p>
    </div>
  )
}
