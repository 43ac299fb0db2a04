import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../auth-layout.module.css'
import { arePhonesTaken, readIdentifier } from '../read-identifier.ts'
import { identifierProblem, refusalText } from '../refusal.ts'
import { typedBefore } from '../typed-before.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { IdentifierField } from './identifier-field.tsx'
import { Problem } from './problem.tsx'

/** Asks whom to send the code of a new password. The answer is the same for addresses without an account. */
export function ForgotPasswordForm() {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(() => undefined)
  const { state } = useLocation()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { identifier: typedBefore(state) },
  })
  const invalid = t(arePhonesTaken(document) ? 'auth:errors.phoneInvalid' : 'auth:errors.emailInvalid')
  const refuse = (message: string) => setError('identifier', { message }, { shouldFocus: true })

  const submit = handleSubmit(async ({ identifier }) => {
    setProblem(undefined)
    try {
      const who = await readIdentifier(identifier, navigator.language)
      if (!who) return refuse(invalid)
      steps.enterResetCode(await api.identity.forgotPassword(who), '/auth/completeForgotPassword')
    } catch (error) {
      const wrong = identifierProblem(error)
      if (wrong) return refuse(wrong)
      setProblem(refusalText(error))
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <IdentifierField
        field={register('identifier', { required: invalid })}
        error={formState.errors.identifier?.message}
      />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:forgot.submit')}
      </Button>
    </form>
  )
}
