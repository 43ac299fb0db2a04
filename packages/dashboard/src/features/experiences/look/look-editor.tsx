import type { Brand, Page } from '@taplet/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { brandLook } from '../../../entities/brand/brand-look.ts'
import type { Changes } from '../../../entities/experience/changes/change.ts'
import { documentOf } from '../../../entities/experience/experience-document.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import styles from './look-editor.module.css'
import { LookPanel } from './look-panel.tsx'
import { LookStrip } from './look-strip.tsx'
import { useChosenLook } from './use-chosen-look.ts'
import { useApplyLook } from './use-apply-look.ts'

interface LookEditorProps {
  page: Page
  accountId: string
  /** As it is saved. */
  library: Library
  /** What is not live yet: a look is chosen for the slides as they are edited. */
  changes: Changes
  brands: readonly Brand[]
}

/** Chooses one look for a whole app: its own slides wear it at once; it goes live when the app is published. */
export function LookEditor({ page, accountId, library, changes, brands: own }: LookEditorProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const brands = useMemo(() => own.map(brandLook), [own])
  const { pageName, experienceItems: itemIds, theme: now = page.theme } = changes.app?.document ?? documentOf(page)
  const chosen = useChosenLook({ itemIds, saved: page.theme, now, library, changes }, brands)
  const { apply, isApplying } = useApplyLook(accountId, page.experienceId)
  const { theme, slides, isChanged, reset } = chosen
  const isUnclear = changes.app?.isUnclear === true
  const back = `/app/experiences/${page.experienceId}`
  const handleApply = async () => {
    if (theme && (await apply(theme, slides))) await navigate(back)
  }
  const button = (
    <Button
      kind="pri"
      wide={isPhone}
      busy={isApplying}
      disabled={!isChanged || isUnclear}
      onClick={() => void handleApply()}
    >
      {t('looks:apply')}
    </Button>
  )
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('looks:title')}
        subtitle={t('looks:subtitle', { name: pageName, count: slides.length })}
        back={{ to: back, label: t('looks:back') }}
        actions={
          !isPhone && (
            <>
              <ButtonLink kind="plain" to={back}>
                {t('cancel')}
              </ButtonLink>
              {button}
            </>
          )
        }
      />
      <main className={styles.main}>
        <div className={styles.stage}>
          {slides.length > 0 ? (
            <LookStrip {...{ theme, slides }} library={library} onReset={(itemId) => reset([itemId])} />
          ) : (
            <p className={styles.empty}>{t('looks:noSlides')}</p>
          )}
        </div>
        <LookPanel {...chosen} brands={brands} isLive={page.active} isUnclear={isUnclear} />
      </main>
      {isPhone && <div className={styles.foot}>{button}</div>}
    </div>
  )
}
