import type { OnboardingStep, Page } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './checklist.module.css'
import { firstSteps } from './first-steps.ts'

interface StepRowProps {
  step: OnboardingStep
  complete: boolean
  /** The app that the step is about, if there is one. */
  app: Page | undefined
}

/** One step: done, open with the way there, or not possible yet. */
export function StepRow({ step, complete, app }: StepRowProps) {
  const t = useText()
  const { pathOf, minutes, isSoon } = firstSteps[step]
  const state = complete ? t('onboarding:isDone') : isSoon ? t('onboarding:soon') : undefined
  return (
    <li className={styles.step} data-done={complete}>
      <span className={styles.mark} aria-hidden="true">
        {complete && <Icon name="check" size={16} />}
      </span>
      <div className={styles.about}>
        <b>{t(`onboarding:steps.${step}.text`)}</b>
        {!complete && <span>{t(`onboarding:steps.${step}.description`)}</span>}
      </div>
      <span className={styles.time}>{state ?? t('onboarding:minutes', { count: minutes })}</span>
      {state === undefined && (
        <ButtonLink small to={pathOf(app)}>
          {t(`onboarding:steps.${step}.button`)}
        </ButtonLink>
      )}
    </li>
  )
}
