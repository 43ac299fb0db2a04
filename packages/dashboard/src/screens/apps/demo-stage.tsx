import { linkPath, type Page } from '@taplet/contract'
import { plainQrSvg } from '@taplet/qr'
import { StoryFrame } from '@taplet/viewer/preview'
import '@taplet/slides/kinds.css'
import '@taplet/slides/view.css'
import '@taplet/viewer/preview.css'
import { toPublicExperience } from '../../features/experiences/demo/to-public-experience.ts'
import { useProductsOnShow } from '../../entities/product/use-products-on-show.ts'
import { accountQuery } from '../../entities/account/queries.ts'
import { useChanges } from '../../entities/experience/changes/use-changes.ts'
import { withChanges } from '../../entities/experience/changes/with-changes.ts'
import type { Library } from '../../entities/experience/library.ts'
import { publishState } from '../../entities/experience/publish-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { useLinkUrl } from '../../lib/api/instance.ts'
import { language, useText } from '../../lib/text.ts'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PhoneFrame } from '../../ui/layout/phone-frame.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import styles from './demo.module.css'

registerSlideFonts()

interface DemoStageProps {
  page: Page
  library: Library
}

/** Returns the app and its slides with all edits that are clear; edits of slides that the app takes in are among them. */
function useEdited({ page, library }: DemoStageProps) {
  const { data: account } = useQuery(accountQuery(useApi()))
  const accountId = account?.accountId ?? ''
  const app = useChanges(accountId, page, library)?.app
  const { pageName, theme = page.theme, slideRules, experienceItems } = app && !app.isUnclear ? app.document : page
  const changes = useChanges(accountId, page, library, experienceItems)
  const shown = experienceItems.filter((itemId) => !slideRules[itemId]?.isLeftOut)
  return {
    edited: { ...page, pageName, theme, experienceItems: shown },
    drafted: withChanges(library, changes) ?? library,
    isLive: publishState(page) === 'live' && app === undefined && changes?.slides.length === 0,
  }
}

/** The app on a phone, and what leads to it; on a phone it fills the screen. */
export function DemoStage({ page, library }: DemoStageProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const publicUrl = useLinkUrl()
  const { edited, drafted, isLive } = useEdited({ page, library })
  const live = useProductsOnShow(library.items.some(({ productId }) => productId !== null))
  const experience = toPublicExperience(edited, drafted)
  if (experience.slides.length === 0)
    return (
      <main className={styles.stage}>
        <EmptyState
          drawing="empty"
          title={t('experiences:editor.emptySlides')}
          sentence={t('experiences:editor.emptySlidesHint')}
          action={
            <ButtonLink kind="soft" to={`/app/experiences/${page.experienceId}`}>
              {t('experiences:demo.exit')}
            </ButtonLink>
          }
        />
      </main>
    )
  const story = <StoryFrame language={language} experience={{ ...experience, live }} />
  if (isPhone) return <main className={styles.full}>{story}</main>
  return (
    <main className={styles.stage}>
      <PhoneFrame scale={0.82} isBare>
        {story}
      </PhoneFrame>
      <aside className={styles.aside}>
        <p>{t(isLive ? 'experiences:demo.hint' : 'experiences:demo.hintNotLive')}</p>
        {isLive && (
          <>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(plainQrSvg(publicUrl + linkPath(page.tagId)))}`}
              width={148}
              height={148}
              alt={t('experiences:editor.codeOf', { name: page.pageName })}
            />
            <p>
              <b>{t('experiences:demo.scan')}</b>
              <br />
              {t('experiences:demo.scanHint')}
            </p>
          </>
        )}
      </aside>
    </main>
  )
}
