import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Attempt } from '../attempt.ts'
import styles from '../auth-layout.module.css'
import { isRefusal, refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { Problem } from './problem.tsx'

interface DemandedPasswordFormProps {
  attempt: Attempt
  onSignedIn: () => void
}

/** Another password in the place of the one that was just given; then signed in. */
export function DemandedPasswordForm({ attempt: { attemptId }, onSignedIn }: DemandedPasswordFormProps) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm({ defaultValues: { password: '' } })

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined)
    try {
      steps.follow(await api.identity.resetPassword({ attemptId, password }), 'signed_in')
    } catch (error) {
      const message = refusalText(error)
      if (isRefusal(error, 'PASSWORD_TOO_WEAK')) return setError('password', { message }, { shouldFocus: true })
      setProblem(message)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordField
        name="password"
        label={t('auth:newPassword')}
        {...{ register, control }}
        error={formState.errors.password?.message}
      />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:demanded.submit')}
      </Button>
    </form>
  )
}
