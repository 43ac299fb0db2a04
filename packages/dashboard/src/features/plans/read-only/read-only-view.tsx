import type { FeatureId } from '@taplet/contract'
import type { ReactNode } from 'react'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { addTexts, useText } from '../../../lib/text.ts'
import { plans } from '../../../text/en/account/plans.ts'
import { Chip } from '../../../ui/layout/chip.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { LimitNote } from '../../../ui/list/limit-note.tsx'
import styles from './read-only-view.module.css'

addTexts('plans', plans)

interface ReadOnlyViewProps {
  title: string
  back: { to: string; label: string }
  /** Why it cannot be changed, and what goes on. */
  text: string
  featureId: FeatureId
  /** What it looks like. */
  children: ReactNode
}

/** In place of an editor: what is beyond the plan, as it is, and the ways to change it again. */
export function ReadOnlyView({ title, back, text, featureId, children }: ReadOnlyViewProps) {
  const t = useText()
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} back={back} status={<Chip icon="lock">{t('plans:readOnly')}</Chip>} />
      <main className={styles.main}>
        <LimitNote text={text}>
          <PlanOffer featureId={featureId} isReadOnly />
        </LimitNote>
        <div className={styles.pictures}>{children}</div>
      </main>
    </>
  )
}
