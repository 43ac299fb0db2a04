import type { AnalyticsReport } from '@taplet/contract'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { formatDay } from '../labels/dates.ts'
import styles from './states.module.css'

interface NoVisitsProps {
  report: Pick<AnalyticsReport, 'since' | 'subject'>
  /** Visits are impossible: unpublished or switched off. */
  isOff: boolean
  firstSteps: ReactNode
  onShowAll: () => void
}

/** Shown without visits: in these days, or at all. Says how to get some. */
export function NoVisits({ report: { since, subject }, isOff, firstSteps, onShowAll }: NoVisitsProps) {
  const t = useText()
  if (since !== null)
    return (
      <EmptyState
        title={t('analytics:empty.rangeTitle')}
        sentence={t('analytics:empty.rangeSentence', { since: formatDay(since) })}
        action={
          <Button kind="soft" onClick={onShowAll}>
            {t('analytics:empty.all')}
          </Button>
        }
      />
    )
  const { name } = subject
  return (
    <div className={styles.first}>
      <EmptyState
        title={isOff ? t('analytics:empty.offTitle', { name }) : t('analytics:empty.title')}
        sentence={isOff ? t('analytics:empty.offSentence') : t('analytics:empty.sentence', { name })}
      />
      {firstSteps}
    </div>
  )
}
