import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../auth-layout.module.css'
import { arePhonesTaken, type Identifier, readIdentifier } from '../read-identifier.ts'
import { identifierProblem, isRefusal, refusalText } from '../refusal.ts'
import { typedBefore } from '../typed-before.ts'
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
  const { search, hash, state } = useLocation()
  const [problem, setProblem] = useState<string>()
  const [isWrongPassword, setIsWrongPassword] = useState(false)
  const { register, handleSubmit, setError, control, formState } = useForm<LoginValues>({
    defaultValues: { identifier: typedBefore(state), password: '' },
  })
  const identifier = useWatch({ control, name: 'identifier' })
  const { errors } = formState
  const invalid = t(arePhonesTaken(document) ? 'auth:errors.phoneInvalid' : 'auth:errors.emailInvalid')
  const refuse = (message: string) => setError('identifier', { message }, { shouldFocus: true })
  const forgot = { to: `/auth/forgotPassword${search}${hash}`, state: { identifier } }

  /** The password is no proof any more (spec §8): a code comes first, and confirms at /auth/confirm-signup. */
  const sendResetCode = async (who: Identifier) =>
    steps.enterResetCode(await api.identity.forgotPassword(who), '/auth/confirm-signup')

  const signIn = async (who: Identifier, password: string) => {
    try {
      steps.follow(await api.identity.signIn({ ...who, password }), 'signed_in')
    } catch (error) {
      if (!isRefusal(error, 'PASSWORD_RESET_REQUIRED')) throw error
      await sendResetCode(who)
    }
  }

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    setIsWrongPassword(false)
    try {
      const who = await readIdentifier(values.identifier, navigator.language)
      if (!who) return refuse(invalid)
      await signIn(who, values.password)
    } catch (error) {
      const wrong = identifierProblem(error)
      if (wrong) return refuse(wrong)
      setIsWrongPassword(isRefusal(error, 'SIGN_IN_FAILED'))
      setProblem(refusalText(error))
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <IdentifierField field={register('identifier', { required: invalid })} error={errors.identifier?.message} />
      <div>
        <PasswordField
          field={register('password', { required: t('auth:errors.passwordNeeded') })}
          error={errors.password?.message}
        />
        <Link {...forgot} className={styles.forgot}>
          {t('auth:login.forgot')}
        </Link>
      </div>
      <Problem text={problem} action={isWrongPassword && <Link {...forgot}>{t('auth:login.newPassword')}</Link>} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:login.submit')}
      </Button>
    </form>
  )
}
