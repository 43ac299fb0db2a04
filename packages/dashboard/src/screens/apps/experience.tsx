import { FREE_LIMITS, type Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { Navigate, type NavigateFunction, useNavigate, useParams } from 'react-router'
import { useDeleteExperiences } from '../../features/experiences/list/use-delete-experiences.ts'
import { Suspense, useState } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { EditorPartsProvider } from '../../features/experiences/editor/editor-parts.ts'
import { ExperienceEditor } from '../../features/experiences/editor/experience-editor.tsx'
import { useLibrary } from '../../entities/experience/library.ts'
import { SlidePicture } from '../../entities/experience/slide-picture.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { editing } from '../../text/en/editing.ts'
import { experienceEditor } from '../../text/en/apps/experience-editor.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { lists } from '../../text/en/lists.ts'
import { plans } from '../../text/en/account/plans.ts'
import { slides } from '../../text/en/slides/slides.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { experienceParts } from './experience-parts.tsx'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('editing', editing)
addTexts('experienceEditor', experienceEditor)
addTexts('experiences', experiences)
addTexts('lists', lists)
addTexts('slides', slides)
addTexts('plans', plans)

/** Of the pictures of the slides of an app that cannot be changed. */
const READ_ONLY_SIZE = { width: 180, height: 390 }

const ReadOnlyView = lazyComponent(
  async () => (await import('../../features/plans/read-only/read-only-view.tsx')).ReadOnlyView,
)

/** Loaded with the first publishing: not needed before. */
const showShare = async (page: Page, isFirst: boolean, navigate: NavigateFunction) =>
  (await import('./after-publishing.ts')).afterPublishing(page, isFirst, navigate)

/** An instant app beyond the plan: its slides, and the ways to change it again. */
function ReadOnlyApp({ page }: { page: Page }) {
  const t = useText()
  const { library } = useLibrary()
  return (
    <Suspense fallback={<Loader label={t('experiences:editor.loading')} isFullScreen />}>
      <ReadOnlyView
        title={page.pageName}
        back={{ to: '/app/experiences', label: t('experiences:editor.back') }}
        text={t('plans:readOnlyApp', { limit: FREE_LIMITS.experience })}
        featureId="experiences"
      >
        {library &&
          page.experienceItems.map((itemId) => (
            <SlidePicture
              key={itemId}
              {...{ library, itemId }}
              itemIds={page.experienceItems}
              theme={page.theme}
              {...READ_ONLY_SIZE}
            />
          ))}
      </ReadOnlyView>
    </Suspense>
  )
}

/** /app/experiences/{experienceId}: the editor of one instant app. */
export function Experience() {
  const t = useText()
  const navigate = useNavigate()
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
  if (page.isReadOnly) return <ReadOnlyApp page={page} />
  return (
    <>
      <title>{page.pageName}</title>
      <EditorPartsProvider value={experienceParts}>
        <ExperienceEditor
          key={page.experienceId}
          page={page}
          accountId={account.data?.accountId ?? ''}
          pages={pages}
          onPublished={(published, isFirst) => void showShare(published, isFirst, navigate)}
          onDelete={(ownSlides) => {
            setDeletedId(page.experienceId)
            remove([page], ownSlides)
          }}
        />
      </EditorPartsProvider>
    </>
  )
}
