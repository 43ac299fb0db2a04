import { useNavigate } from 'react-router'
import { ExperienceForm } from '../../features/experiences/create/experience-form.tsx'
import { refusalOf } from '../../features/experiences/create/refusal.ts'
import { useCreateExperience } from '../../features/experiences/create/use-create-experience.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { Badge } from '../../ui/layout/chip.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { UndoStrip } from '../../ui/list/undo-strip.tsx'
import styles from './onboarding.module.css'

addTexts('experiences', experiences)

/** /app/onboarding: creates the first instant app itself (spec D10) and opens it. */
export function Onboarding() {
  const t = useText()
  const navigate = useNavigate()
  const steps = [
    t('experiences:onboarding.stepName'),
    t('experiences:onboarding.stepFill'),
    t('experiences:onboarding.stepShare'),
  ]
  const create = useCreateExperience(t('experiences:create.firstSlide'))
  return (
    <>
      <title>{t('experiences:onboarding.title')}</title>
      <PageHeader title={t('experiences:onboarding.title')} />
      <main>
        {/* The last app may just have been deleted. */}
        <UndoStrip kind="APPS" />
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} aria-current={index === 0 ? 'step' : undefined}>
              <Badge selected={index === 0}>{index + 1}</Badge>
              {step}
            </li>
          ))}
        </ol>
        <ExperienceForm
          heading={t('experiences:onboarding.heading')}
          lede={t('experiences:onboarding.lede')}
          actionLabel={t('experiences:onboarding.action')}
          // Busy until the next screen is rendered.
          isBusy={create.isPending || create.isSuccess}
          refusal={refusalOf(create.error)}
          onSubmit={(experience) =>
            create.mutate(experience, { onSuccess: (page) => void navigate(`/app/experiences/${page.experienceId}`) })
          }
        />
      </main>
    </>
  )
}
