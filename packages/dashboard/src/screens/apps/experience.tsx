import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useDeleteExperiences } from '../../features/experiences/list/use-delete-experiences.ts'
import { useState } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { EditorPartsProvider } from '../../features/experiences/editor/editor-parts.ts'
import { ExperienceEditor } from '../../features/experiences/editor/experience-editor.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { editing } from '../../text/en/editing.ts'
import { experienceEditor } from '../../text/en/apps/experience-editor.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { lists } from '../../text/en/lists.ts'
import { slides } from '../../text/en/slides/slides.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { experienceParts } from './experience-parts.tsx'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('editing', editing)
addTexts('experienceEditor', experienceEditor)
addTexts('experiences', experiences)
addTexts('lists', lists)
addTexts('slides', slides)

/** /app/experiences/{experienceId}: the editor of one instant app. */
export function Experience() {
  const t = useText()
  const { experienceId } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const [deletedId, setDeletedId] = useState<string>()
  const account = useQuery(accountQuery(useApi()))
  const remove = useDeleteExperiences()
  const page = pages.find((one) => one.experienceId === experienceId)
  // The editor is unmounted by now, along with its leave guard.
  if (!page && deletedId === experienceId) return <Navigate to="/app/experiences" replace />
  if (!page)
    return (
      <main>
        <title>{t('experiences:editor.notFoundTitle')}</title>
        <EmptyState
          drawing="lost"
          level={1}
          title={t('experiences:editor.notFoundTitle')}
          sentence={t('experiences:editor.notFoundSentence')}
          action={
            <ButtonLink kind="pri" to="/app/experiences">
              {t('experiences:editor.back')}
            </ButtonLink>
          }
        />
      </main>
    )
  if (account.isPending) return <Loader label={t('experiences:editor.loading')} isFullScreen />
  return (
    <>
      <title>{page.pageName}</title>
      <EditorPartsProvider value={experienceParts}>
        <ExperienceEditor
          key={page.experienceId}
          page={page}
          accountId={account.data?.accountId ?? ''}
          pages={pages}
          onDelete={(ownSlides) => {
            setDeletedId(page.experienceId)
            remove([page], ownSlides)
          }}
        />
      </EditorPartsProvider>
    </>
  )
}
