import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { Problem } from './problem.tsx'

/** A code screen without an attempt to confirm: says so and leads back to the beginning. */
export function MissingAttempt({ problem, startPath }: { problem: string; startPath: string }) {
  const t = useText()
  return (
    <AuthLayout
      pageTitle={t('auth:confirm.pageTitle')}
      title={t('auth:confirm.missingTitle')}
      sentence={t('auth:confirm.missingSentence')}
    >
      <div className={styles['form']}>
        <Problem text={problem} />
        <ButtonLink kind="pri" wide to={startPath}>
          {t('auth:confirm.startAgain')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
