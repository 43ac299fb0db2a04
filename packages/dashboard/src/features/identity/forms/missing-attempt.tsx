import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { Problem } from './problem.tsx'

interface MissingAttemptProps {
  title: string
  sentence: string
  problem: string
  startPath: string
}

/** A code screen without an attempt to confirm: says so and links to the beginning. */
export function MissingAttempt({ title, sentence, problem, startPath }: MissingAttemptProps) {
  const t = useText()
  return (
    <AuthLayout pageTitle={t('auth:confirm.pageTitle')} title={title} sentence={sentence}>
      <div className={styles.form}>
        <Problem text={problem} />
        <ButtonLink kind="pri" wide to={startPath}>
          {t('auth:confirm.startAgain')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
