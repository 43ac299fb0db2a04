import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { DeleteExperienceDialog } from '../features/experiences/list/delete-experience-dialog.tsx'
import { useState } from 'react'
import { ExperienceEditor } from '../features/experiences/editor/experience-editor.tsx'
import { pagesQuery } from '../features/experiences/queries.ts'
import { useApi } from '../lib/api.ts'
import { addTexts, useText } from '../lib/text.ts'
import { experiences } from '../text/en/experiences.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

addTexts('experiences', experiences)

/** /app/experiences/{experienceId}: one instant app under edit. */
export function Experience() {
  const t = useText()
  const navigate = useNavigate()
  const { experienceId } = useParams()
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const [deleting, setDeleting] = useState<Page>()
  const page = pages.find((one) => one.experienceId === experienceId)
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
      <ExperienceEditor key={page.experienceId} page={page} onDelete={() => setDeleting(page)} />
      <DeleteExperienceDialog
        page={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => navigate('/app/experiences')}
      />
    </>
  )
}
