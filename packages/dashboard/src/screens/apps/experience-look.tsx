import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Navigate, useParams } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { brandsQuery } from '../../entities/brand/queries.ts'
import { useChanges } from '../../entities/experience/changes/use-changes.ts'
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
  const { data: account } = useQuery(accountQuery(useApi()))
  const page = pages.find((one) => one.experienceId === experienceId)
  // The screen of the app says what became of it.
  if (!page || page.isReadOnly) return <Navigate to={`/app/experiences/${experienceId}`} replace />
  if (isFailed)
    return (
      <main>
        <PagesFailed onRetry={retry} />
      </main>
    )
  if (!library || !account || (!brands && !isError)) return <Loader label={t('loading')} isFullScreen />
  return (
    <>
      <title>{`${t('looks:title')}: ${page.pageName}`}</title>
      <WithChanges {...{ page, library }} accountId={account.accountId} brands={brands ?? NONE} />
    </>
  )
}

/** Waits for what is not live yet of the app: its look is chosen for slides as they are edited. */
function WithChanges(props: Omit<ComponentProps<typeof LookEditor>, 'changes'>) {
  const t = useText()
  const changes = useChanges(props.accountId, props.page, props.library)
  if (!changes) return <Loader label={t('loading')} isFullScreen />
  return <LookEditor {...props} changes={changes} />
}
