import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { DeleteExperiencesDialog } from '../features/experiences/list/delete-experiences-dialog.tsx'
import { useDeleteExperiences } from '../features/experiences/list/use-delete-experiences.ts'
import { useState } from 'react'
import { ExperienceEditor } from '../features/experiences/editor/experience-editor.tsx'
import { pagesQuery } from '../features/experiences/queries.ts'
import { useApi } from '../lib/api.ts'
import { addTexts, useText } from '../lib/text.ts'
import { experiences } from '../text/en/experiences.ts'
import { lists } from '../text/en/lists.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

addTexts('experiences', experiences)
addTexts('lists', lists)

/** /app/experiences/{experienceId}: one instant app under edit. */
export function Experience() {
  const t = useText()
  const { experienceId } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const [deleting, setDeleting] = useState<readonly Page[]>([])
  const [deletedId, setDeletedId] = useState<string>()
  const remove = useDeleteExperiences()
  const page = pages.find((one) => one.experienceId === experienceId)
  // The editor is gone by now, and with it its guard against leaving.
  if (!page && deletedId === experienceId) return <Navigate to="/app/experiences" replace />
  if (!page)
    return (
      <main>
        <EmptyState
          drawing="lost"
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
  return (
    <>
      <title>{page.pageName}</title>
      <ExperienceEditor key={page.experienceId} page={page} onDelete={() => setDeleting([page])} />
      <DeleteExperiencesDialog
        pages={deleting}
        onClose={() => setDeleting([])}
        onConfirm={(gone) => {
          setDeleting([])
          setDeletedId(page.experienceId)
          remove(gone)
        }}
      />
    </>
  )
}
