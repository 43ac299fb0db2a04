import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../auth-layout.module.css'
import { arePhonesTaken, readIdentifier } from '../read-identifier.ts'
import { isRefusal, refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { IdentifierField } from './identifier-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'

interface LoginValues {
  identifier: string
  password: string
}

/** Identifier and password; handles every outcome of spec §4 and §8. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { identifier: '', password: '' },
  })
  const { errors } = formState

  const submit = handleSubmit(async ({ identifier, password }) => {
    setProblem(undefined)
    try {
      const who = await readIdentifier(identifier, navigator.language)
      const wrong = arePhonesTaken(document) ? t('auth:errors.phoneInvalid') : t('auth:errors.emailInvalid')
      if (!who) return setError('identifier', { message: wrong }, { shouldFocus: true })
      steps.follow(await api.identity.signIn({ ...who, password }), 'signed_in')
    } catch (error) {
      if (isRefusal(error, 'PASSWORD_RESET_REQUIRED')) return steps.go('/auth/confirm-signup') // spec §8
      if (isRefusal(error, 'IDENTIFIER_INVALID'))
        return setError('identifier', { message: t('auth:errors.identifierInvalid') }, { shouldFocus: true })
      setProblem(refusalText(error))
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <IdentifierField field={register('identifier')} error={errors.identifier?.message} />
      <PasswordField
        field={register('password', { required: t('auth:errors.passwordNeeded') })}
        error={errors.password?.message}
      />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:login.submit')}
      </Button>
    </form>
  )
}
