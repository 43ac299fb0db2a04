import { PASSWORD_MAX, PASSWORD_MIN } from '@taplet/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../auth-layout.module.css'
import { passwordStrength } from '../password-strength.ts'
import { arePhonesTaken, readIdentifier } from '../read-identifier.ts'
import { isRefusal, refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { IdentifierField } from './identifier-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'

interface SignUpValues {
  name: string
  identifier: string
  password: string
}

const STRENGTHS = ['none', 'weak', 'fair', 'strong'] as const

/** Name, identifier, password; continues with the code. A known identifier behaves the same (spec D37). */
export function SignUpForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<SignUpValues>({
    defaultValues: { name: '', identifier: '', password: '' },
  })
  const { errors } = formState
  const level = passwordStrength(useWatch({ control, name: 'password' }))

  const submit = handleSubmit(async ({ name, identifier, password }) => {
    setProblem(undefined)
    try {
      const who = await readIdentifier(identifier, navigator.language)
      if (!arePhonesTaken(document) && !(who && 'email' in who))
        return setError('identifier', { message: t('auth:errors.emailInvalid') }, { shouldFocus: true })
      if (!who) return setError('identifier', { message: t('auth:errors.phoneInvalid') }, { shouldFocus: true })
      steps.follow(await api.identity.signUp({ ...who, password, name: name.trim() }), 'signed_up')
    } catch (error) {
      if (isRefusal(error, 'IDENTIFIER_INVALID'))
        return setError('identifier', { message: t('auth:errors.identifierInvalid') }, { shouldFocus: true })
      if (isRefusal(error, 'PHONE_INVALID'))
        return setError('identifier', { message: t('auth:errors.phoneInvalid') }, { shouldFocus: true })
      if (isRefusal(error, 'PHONE_NOT_SERVED'))
        return setError('identifier', { message: refusalText(error) }, { shouldFocus: true })
      if (isRefusal(error, 'PASSWORD_TOO_WEAK'))
        return setError('password', { message: refusalText(error) }, { shouldFocus: true })
      setProblem(refusalText(error))
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register('name')}
        label={t('auth:name')}
        hint={t('auth:nameHint')}
        autoComplete="name"
        maxLength={80}
      />
      <IdentifierField field={register('identifier')} error={errors.identifier?.message} />
      <PasswordField
        isNew
        field={register('password', {
          minLength: { value: PASSWORD_MIN, message: t('auth:errors.passwordShort', { count: PASSWORD_MIN }) },
          maxLength: { value: PASSWORD_MAX, message: t('auth:errors.passwordLong', { count: PASSWORD_MAX }) },
          required: t('auth:errors.passwordNeeded'),
        })}
        error={errors.password?.message}
        hint={t(`auth:strength.${STRENGTHS[level]}`, { count: PASSWORD_MIN })}
      />
      <div
        className={styles.strength}
        data-level={level}
        role="meter"
        aria-label={t('auth:strength.label')}
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={level}
        aria-valuetext={t(`auth:strength.${STRENGTHS[level]}`, { count: PASSWORD_MIN })}
      >
        <i />
        <i />
        <i />
      </div>
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:signUp.submit')}
      </Button>
    </form>
  )
}
