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

/** One step: done, or open with the way there. */
export function StepRow({ step, complete, app }: StepRowProps) {
  const t = useText()
  const { pathOf, minutes } = firstSteps[step]
  return (
    <li className={styles.step} data-done={complete}>
      <span className={styles.mark} aria-hidden="true">
        {complete && <Icon name="check" size={16} />}
      </span>
      <div className={styles.about}>
        <b>{t(`onboarding:steps.${step}.text`)}</b>
        {!complete && <span>{t(`onboarding:steps.${step}.description`)}</span>}
      </div>
      <span className={styles.time}>
        {complete ? t('onboarding:isDone') : t('onboarding:minutes', { count: minutes })}
      </span>
      {!complete && (
        <ButtonLink small to={pathOf(app)}>
          {t(`onboarding:steps.${step}.button`)}
        </ButtonLink>
      )}
    </li>
  )
}
