import type { PublicSlide } from '@taplet/contract'
import type { LiveLookup, MediaLookup } from '@taplet/slides/schema'
import { ItemView } from '@taplet/slides/kinds'
import '@taplet/slides/kinds.css'
import '@taplet/slides/view.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PhoneFrame } from '../../../ui/layout/phone-frame.tsx'
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx'
import { registerSlideFonts } from '../../../ui/slides/slide-fonts.ts'
import { applyThemeBeside } from '../../../entities/slide/apply-theme-beside.ts'
import type { StyleSource } from '../../../entities/slide/style-source.ts'
import styles from './kind-frame.module.css'

registerSlideFonts()

const SCALE = 0.72

interface KindFrameProps {
  title: string
  subtitle: string
  isUnsaved: boolean
  isSaving: boolean
  /** Whether visitors see it, so that saving publishes. */
  isLive: boolean
  /** The last save was refused because of a newer version. */
  conflict?: { onTakeNewer: () => void } | undefined
  /** Resolves to true when everything is saved. */
  onSave: () => Promise<boolean>
  /** What the slide shows, for the preview. */
  shown: PublicSlide | undefined
  /** What it takes its style from. */
  beside: StyleSource | undefined
  live: LiveLookup
  media: MediaLookup
  children: ReactNode
}

/** The editor of a slide that shows a website or a product: a form and a preview. */
export function KindFrame(props: KindFrameProps) {
  const { title, subtitle, isUnsaved, isSaving, isLive, conflict, onSave, shown, beside, live, media, children } = props
  const t = useText()
  const [search] = useSearchParams()
  const app = search.get('in')
  const back = app
    ? { to: `/app/experiences/${encodeURIComponent(app)}`, label: t('slideKinds:backToApp') }
    : { to: '/app/experienceItems', label: t('slideKinds:back') }
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  // Effect: the address. The guard on leaving must have seen that everything is saved.
  useEffect(() => {
    if (isDone && !isUnsaved) void navigate(back.to)
  }, [isDone, isUnsaved, navigate, back.to])
  const handleDone = async () => {
    if (!isUnsaved || (await onSave())) setIsDone(true)
  }
  const publishes = isUnsaved && isLive
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        back={back}
        {...(isUnsaved && { status: <Chip tone="amber">{t('slideKinds:unsaved')}</Chip> })}
        actions={
          <Button kind="pri" busy={isSaving} onClick={() => void (publishes ? onSave() : handleDone())}>
            {publishes ? t('slideKinds:publish') : t('done')}
          </Button>
        }
      />
      <main className={styles.body}>
        <div className={styles.form}>
          {conflict && (
            <div className={styles.note} data-tone="amber" role="alert">
              <p>{t('slideKinds:conflict')}</p>
              <Button small onClick={conflict.onTakeNewer}>
                {t('slideKinds:takeNewer')}
              </Button>
            </div>
          )}
          {children}
        </div>
        <section className={styles.stage} aria-label={t('slideKinds:preview')}>
          <PhoneFrame scale={SCALE} isBare>
            <div className={styles.slide} inert>
              {shown && <ItemView {...{ media, live }} slide={applyThemeBeside(shown, beside)} isDeferred={false} />}
            </div>
          </PhoneFrame>
        </section>
      </main>
      <LeaveGuard
        isUnsaved={isUnsaved}
        losesEdits
        title={t('slideKinds:leave.title')}
        sentence={t('slideKinds:leave.sentence')}
        stayLabel={t('slideKinds:leave.stay')}
        leaveLabel={t('slideKinds:leave.leave')}
        saveLabel={t('slideKinds:leave.save')}
        onSave={onSave}
      />
    </>
  )
}
