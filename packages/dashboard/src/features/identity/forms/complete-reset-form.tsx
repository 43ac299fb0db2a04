import { RESET_CODE_LENGTH } from '@taplet/contract'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Attempt } from '../attempt.ts'
import styles from '../auth-layout.module.css'
import { isRefusal, refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { CodeField } from './code-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Problem } from './problem.tsx'
import { ResendCode } from './resend-code.tsx'

interface CompleteResetFormProps {
  attempt: Attempt
  onSignedIn: () => void
}

/** The code that was sent and the new password; then signed in. */
export function CompleteResetForm({ attempt, onSignedIn }: CompleteResetFormProps) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const { search, hash } = useLocation()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, setFocus, resetField, control, formState } = useForm({
    defaultValues: { code: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const needed = t('auth:errors.codeNeeded', { count: RESET_CODE_LENGTH })
  const { field: code } = useController({
    control,
    name: 'code',
    rules: { validate: (digits) => digits.length === RESET_CODE_LENGTH || needed },
  })

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      const { attemptId } = attempt
      steps.follow(await api.identity.completeForgotPassword({ attemptId, ...values }), 'signed_in')
    } catch (error) {
      const message = refusalText(error)
      if (isRefusal(error, 'PASSWORD_TOO_WEAK')) return setError('password', { message }, { shouldFocus: true })
      if (!isRefusal(error, 'CODE_MISMATCH') && !isRefusal(error, 'CODE_EXPIRED')) return setProblem(message)
      resetField('code')
      setError('code', { message }, { shouldFocus: true })
    }
  })

  const resend = async () => {
    setProblem(undefined)
    try {
      const { destination } = await api.identity.resendCode({ attemptId: attempt.attemptId })
      steps.attempts.remember({ ...attempt, destination })
      resetField('code')
      setFocus('code')
      toast.done(t('auth:confirm.resent'))
      return true
    } catch (refusal) {
      setProblem(refusalText(refusal))
      return false
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <CodeField
        label={t('auth:confirm.code')}
        length={RESET_CODE_LENGTH}
        value={code.value}
        error={errors.code?.message}
        disabled={isSubmitting}
        inputRef={code.ref}
        onChange={code.onChange}
      />
      <NewPasswordField
        name="password"
        label={t('auth:newPassword')}
        {...{ register, control }}
        error={errors.password?.message}
      />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={isSubmitting}>
        {t('auth:completeForgot.submit')}
      </Button>
      <div className={styles.row}>
        <ResendCode onResend={resend} />
        <span>
          {t('auth:completeForgot.noCode')}{' '}
          <Link className={styles.link} to={`/auth/forgotPassword${search}${hash}`}>
            {t('auth:confirm.startAgain')}
          </Link>
        </span>
      </div>
    </form>
  )
}
