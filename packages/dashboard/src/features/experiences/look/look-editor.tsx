import type { Brand, Page } from '@taplet/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { brandLook } from '../../../entities/brand/brand-look.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { language, useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import styles from './look-editor.module.css'
import { LookPanel } from './look-panel.tsx'
import { LookStrip } from './look-strip.tsx'
import { useChosenLook } from './use-chosen-look.ts'
import { useSaveLook } from './use-save-look.ts'

interface LookEditorProps {
  page: Page
  library: Library
  brands: readonly Brand[]
}

/** Chooses one look for a whole app: its own slides wear it at once, and all are saved together. */
export function LookEditor({ page, library, brands: own }: LookEditorProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const brands = useMemo(() => own.map(brandLook), [own])
  const chosen = useChosenLook(page, library, brands)
  const { save, isSaving } = useSaveLook(library.viewById)
  const { look, theme, slides, changed, isChanged, reset } = chosen
  const back = `/app/experiences/${page.experienceId}`
  const handleApply = async () => {
    if (!theme) return
    const name = look?.name(language) ?? t('looks:look')
    const done = t(page.active ? 'looks:appliedLive' : 'looks:applied', { name })
    if (await save({ page, theme, views: changed }, done)) await navigate(back)
  }
  const apply = (
    <Button kind="pri" wide={isPhone} busy={isSaving} disabled={!isChanged} onClick={() => void handleApply()}>
      {t(page.active ? 'looks:applyLive' : 'looks:apply')}
    </Button>
  )
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('looks:title')}
        subtitle={t('looks:subtitle', { name: page.pageName, count: slides.length })}
        back={{ to: back, label: t('looks:back') }}
        actions={
          !isPhone && (
            <>
              <ButtonLink kind="plain" to={back}>
                {t('cancel')}
              </ButtonLink>
              {apply}
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
        <LookPanel {...chosen} brands={brands} isLive={page.active} />
      </main>
      {isPhone && <div className={styles.foot}>{apply}</div>}
    </div>
  )
}
