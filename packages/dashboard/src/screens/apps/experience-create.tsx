import { ApiError, FREE_LIMITS, mayCreate } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { refusalOf } from '../../features/experiences/create/refusal.ts'
import { StartOrImport } from '../../features/experiences/create/start-or-import.tsx'
import { useCreateExperience } from '../../features/experiences/create/use-create-experience.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { PlanOffer } from '../../entities/plan/plan-offer.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { appCopies } from '../../text/en/apps/app-copies.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { start } from '../../text/en/apps/start.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

addTexts('experiences', experiences)
addTexts('appCopies', appCopies)
addTexts('start', start)

/** /app/experiences/create: a name, a trade, a finished app. */
export function ExperienceCreate() {
  const t = useText()
  const navigate = useNavigate()
  const api = useApi()
  const { data: pages = [] } = useQuery(pagesQuery(api))
  const { data: account } = useQuery(accountQuery(api))
  const create = useCreateExperience(t('start:firstSlide'))
  // While it is made, it counts already.
  const isFull = create.isIdle && account !== undefined && !mayCreate('experience', account.accessLevel, pages.length)
  const isRefusedAsFull = create.error instanceof ApiError && create.error.body.code === 'EXPERIENCE_LIMIT_REACHED'
  const title = t('experiences:create.title')
  const back = { to: '/app/experiences', label: t('experiences:editor.back') }
  return (
    <>
      <title>{title}</title>
      {isFull || isRefusedAsFull ? (
        <>
          <PageHeader title={title} back={back} />
          <main>
            <EmptyState
              title={t('experiences:full.title')}
              sentence={t('experiences:full.sentence', { limit: FREE_LIMITS.experience })}
              action={
                <>
                  <ButtonLink to="/app/experiences">{t('experiences:full.action')}</ButtonLink>
                  <PlanOffer featureId="experiences" isCentred />
                </>
              }
            />
          </main>
        </>
      ) : (
        <StartOrImport
          title={title}
          back={back}
          // Busy until the next screen is rendered.
          isBusy={create.isPending || create.isSuccess}
          refusal={refusalOf(create.error)}
          onCreate={(experience) =>
            create.mutate(experience, { onSuccess: (page) => void navigate(`/app/experiences/${page.experienceId}`) })
          }
        />
      )}
    </>
  )
}
