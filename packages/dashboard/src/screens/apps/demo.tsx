import { linkPath } from '@taplet/contract'
import { plainQrSvg } from '@taplet/qr'
import { StoryFrame } from '@taplet/viewer/preview'
import '@taplet/slides/kinds.css'
import '@taplet/slides/view.css'
import '@taplet/viewer/preview.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { toPublicExperience } from '../../features/experiences/demo/to-public-experience.ts'
import { useProductsOnShow } from '../../entities/product/use-products-on-show.ts'
import { useLibrary } from '../../entities/experience/library.ts'
import { PagesFailed } from '../../entities/experience/pages-failed.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { usePublicUrl } from '../../lib/api/instance.ts'
import { addTexts, language, useText } from '../../lib/text.ts'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PhoneFrame } from '../../ui/layout/phone-frame.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import styles from './demo.module.css'

addTexts('experiences', experiences)
registerSlideFonts()

/** /app/experiences/demo/{fullPagePath}: an instant app of the account as visitors see it, even while switched off. */
export function Demo() {
  const t = useText()
  const isPhone = useIsPhone()
  const publicUrl = usePublicUrl()
  const { fullPagePath } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const { library, isFailed, retry } = useLibrary()
  const live = useProductsOnShow(library?.items.some(({ productId }) => productId !== null) === true)
  const page = pages.find((one) => one.fullPagePath === fullPagePath)
  if (!page)
    return (
      <main>
        <EmptyState
          drawing="lost"
          title={t('experiences:demo.notFoundTitle')}
          sentence={t('experiences:demo.notFoundSentence')}
          action={
            <ButtonLink kind="pri" to="/app/experiences">
              {t('experiences:editor.back')}
            </ButtonLink>
          }
        />
      </main>
    )
  if (isFailed)
    return (
      <main>
        <PagesFailed onRetry={retry} />
      </main>
    )
  if (!library) return <Loader label={t('loading')} isFullScreen />
  const story = <StoryFrame language={language} experience={{ ...toPublicExperience(page, library), live }} />
  const url = publicUrl + linkPath(page.tagId)
  return (
    <>
      <title>{t('experiences:demo.title', { name: page.pageName })}</title>
      <PageHeader
        title={t('experiences:demo.title', { name: page.pageName })}
        back={{ to: `/app/experiences/${page.experienceId}`, label: t('experiences:demo.exit') }}
      />
      {isPhone ? (
        <main className={styles.full}>{story}</main>
      ) : (
        <main className={styles.stage}>
          <PhoneFrame scale={0.82} isBare>
            {story}
          </PhoneFrame>
          <aside className={styles.aside}>
            <p>{t('experiences:demo.hint')}</p>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(plainQrSvg(url))}`}
              width={148}
              height={148}
              alt={t('experiences:editor.codeOf', { name: page.pageName })}
            />
            <p>
              <b>{t('experiences:demo.scan')}</b>
              <br />
              {t('experiences:demo.scanHint')}
            </p>
          </aside>
        </main>
      )}
    </>
  )
}
