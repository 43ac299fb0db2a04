import type { OnboardingStep, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { publishState } from '../../entities/experience/publish-state.ts'
import { sharePath } from '../../entities/experience/share-path.ts'
import { onboardingQuery, useChangeOnboarding } from '../../entities/onboarding/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { onboarding } from '../../text/en/apps/onboarding.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './checklist.module.css'
import { firstSteps } from './first-steps.ts'
import { StepRow } from './step-row.tsx'

addTexts('onboarding', onboarding)

/** The first steps of an account: in one line with the next of them, or all. Gone once it is put away. */
export function Checklist({ pages }: { pages: readonly Page[] }) {
  const { data } = useQuery(onboardingQuery(useApi()))
  return data && !data.isPutAway ? <Steps steps={data.steps} pages={pages} /> : null
}

interface StepsProps {
  steps: readonly { step: OnboardingStep; complete: boolean }[]
  pages: readonly Page[]
}

function Steps({ steps, pages }: StepsProps) {
  const t = useText()
  const listId = useId()
  const change = useChangeOnboarding()
  const [isOpen, setIsOpen] = useState(false)
  const ready = steps.filter(({ step }) => !firstSteps[step].isSoon)
  const done = ready.filter(({ complete }) => complete).length
  const next = ready.find(({ complete }) => !complete)?.step
  const live = pages.find((page) => publishState(page) === 'live')
  return (
    <section className={styles.card} aria-label={t('onboarding:title')}>
      <header className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <b>{t('onboarding:title')}</b>
          <progress className={styles.progress} value={done} max={ready.length} aria-hidden="true" />
          <span>{t('onboarding:done', { done, count: ready.length })}</span>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
        {!isOpen && <span className={styles.next}>{nextButton(next, live, pages[0], t)}</span>}
        <IconButton icon="close" label={t('onboarding:putAway')} onClick={() => change({ isPutAway: true })} />
      </header>
      {isOpen && (
        <div id={listId}>
          <ol className={styles.steps}>
            {ready.map(({ step, complete }) => (
              <StepRow key={step} {...{ step, complete }} app={pages[0]} />
            ))}
          </ol>
          {live && (
            <p className={styles.last}>
              {t('onboarding:share')}
              <ButtonLink small kind={next ? 'sec' : 'pri'} to={sharePath(live.experienceId)}>
                {t('onboarding:shareAction')}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** What comes next: the first step that is not done, at last sharing. */
function nextButton(
  next: OnboardingStep | undefined,
  live: Page | undefined,
  app: Page | undefined,
  t: ReturnType<typeof useText>,
) {
  if (next)
    return (
      <ButtonLink small kind="soft" to={firstSteps[next].pathOf(app)}>
        {t(`onboarding:steps.${next}.button`)}
      </ButtonLink>
    )
  return live ? (
    <ButtonLink small kind="soft" to={sharePath(live.experienceId)}>
      {t('onboarding:shareAction')}
    </ButtonLink>
  ) : null
}
