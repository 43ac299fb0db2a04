import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { brandsQuery } from '../../entities/brand/queries.ts'
import { useLibrary } from '../../entities/experience/library.ts'
import { PagesFailed } from '../../entities/experience/pages-failed.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { LookEditor } from '../../features/experiences/look/look-editor.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { looks } from '../../text/en/apps/looks.ts'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('looks', looks)

const NONE: readonly never[] = []

/** /app/experiences/{experienceId}/look: one look for all slides of an instant app. */
export function ExperienceLook() {
  const t = useText()
  const { experienceId = '' } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const { data: brands, isError } = useQuery(brandsQuery(useApi()))
  const { library, isFailed, retry } = useLibrary()
  const page = pages.find((one) => one.experienceId === experienceId)
  // The screen of the app says what became of it.
  if (!page || page.isReadOnly) return <Navigate to={`/app/experiences/${experienceId}`} replace />
  if (isFailed)
    return (
      <main>
        <PagesFailed onRetry={retry} />
      </main>
    )
  if (!library || (!brands && !isError)) return <Loader label={t('loading')} isFullScreen />
  return (
    <>
      <title>{`${t('looks:title')}: ${page.pageName}`}</title>
      <LookEditor page={page} library={library} brands={brands ?? NONE} />
    </>
  )
}
