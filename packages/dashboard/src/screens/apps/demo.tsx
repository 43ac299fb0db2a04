import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLibrary } from '../../entities/experience/library.ts'
import { PagesFailed } from '../../entities/experience/pages-failed.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { DemoStage } from './demo-stage.tsx'

addTexts('experiences', experiences)

/** /app/experiences/demo/{fullPagePath}: an instant app of the account as it would be if it were published now. */
export function Demo() {
  const t = useText()
  const { fullPagePath } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const { library, isFailed, retry } = useLibrary()
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
  return (
    <>
      <title>{t('experiences:demo.title', { name: page.pageName })}</title>
      <PageHeader
        title={t('experiences:demo.title', { name: page.pageName })}
        back={{ to: `/app/experiences/${page.experienceId}`, label: t('experiences:demo.exit') }}
      />
      <DemoStage page={page} library={library} />
    </>
  )
}
