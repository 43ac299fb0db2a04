import { ApiError, FREE_LIMITS, mayCreate } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { ExperienceForm } from '../../features/experiences/create/experience-form.tsx'
import { refusalOf } from '../../features/experiences/create/refusal.ts'
import { useCreateExperience } from '../../features/experiences/create/use-create-experience.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { PlanOffer } from '../../entities/plan/plan-offer.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

addTexts('experiences', experiences)

/** /app/experiences/create: name, address, create. */
export function ExperienceCreate() {
  const t = useText()
  const navigate = useNavigate()
  const api = useApi()
  const { data: pages = [] } = useQuery(pagesQuery(api))
  const { data: account } = useQuery(accountQuery(api))
  const create = useCreateExperience(t('experiences:create.firstSlide'))
  const isFull = account !== undefined && !mayCreate('experience', account.accessLevel, pages.length)
  const isRefusedAsFull = create.error instanceof ApiError && create.error.body.code === 'EXPERIENCE_LIMIT_REACHED'
  return (
    <>
      <title>{t('experiences:create.title')}</title>
      <PageHeader
        title={t('experiences:create.title')}
        back={{ to: '/app/experiences', label: t('experiences:editor.back') }}
      />
      <main>
        {isFull || isRefusedAsFull ? (
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
        ) : (
          <ExperienceForm
            heading={t('experiences:create.heading')}
            lede={t('experiences:create.lede')}
            actionLabel={t('experiences:create.action')}
            // Busy until the next screen is rendered.
            isBusy={create.isPending || create.isSuccess}
            refusal={refusalOf(create.error)}
            onSubmit={(experience) =>
              create.mutate(experience, { onSuccess: (page) => void navigate(`/app/experiences/${page.experienceId}`) })
            }
          />
        )}
      </main>
    </>
  )
}
