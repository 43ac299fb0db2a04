import type { Page } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { EditedTime } from '../../../../ui/list/edited-time.tsx'
import { editedAt } from '../../../../entities/experience/edited-at.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import { publishState } from '../../../../entities/experience/publish-state.ts'
import { LazyAppActions } from './lazy-app-actions.tsx'
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
        <dd>{t(`experiences:state.${publishState(page)}`)}</dd>
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
      <LazyAppActions {...{ page, onDuplicate, onDelete }} />
    </div>
  )
}
