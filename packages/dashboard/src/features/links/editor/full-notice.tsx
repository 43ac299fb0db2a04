import { FREE_LIMITS } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { LINKS_PATH } from '../../../entities/link/link-paths.ts'
import styles from './editor.module.css'

/** The plan's limit is reached: what still works, and how to make room. */
export function FullNotice() {
  const t = useText()
  return (
    <div className={styles.notice} role="alert">
      <p>{t('linkForm:full.sentence', { limit: FREE_LIMITS.link })}</p>
      <br />
      <PlanOffer featureId="links" />
      <div className={styles.row}>
        <ButtonLink small to={LINKS_PATH}>
          {t('linkForm:full.action')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The same, shown instead of the form: nothing is filled in that cannot be saved. */
export function FullPage() {
  const t = useText()
  return (
    <EmptyState
      title={t('linkForm:full.title')}
      sentence={t('linkForm:full.sentence', { limit: FREE_LIMITS.link })}
      action={
        <>
          <ButtonLink to={LINKS_PATH}>{t('linkForm:full.action')}</ButtonLink>
          <PlanOffer featureId="links" isCentred />
        </>
      }
    />
  )
}
