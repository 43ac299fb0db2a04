import { ACCOUNT_NAME_MAX, LEGAL_VERSIONS } from '@taplet/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../auth-layout.module.css'
import { arePhonesTaken, readIdentifier } from '../read-identifier.ts'
import { identifierProblem, isRefusal, refusalText } from '../refusal.ts'
import { typedBefore } from '../typed-before.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { IdentifierField } from './identifier-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { Problem } from './problem.tsx'
import { TermsSentence } from './terms-sentence.tsx'
import { hasGoogle } from '../ways/google-button.tsx'

interface SignUpValues {
  name: string
  identifier: string
  password: string
}

/** Name, identifier, password; continues with the code. A known identifier behaves the same (spec D37). */
export function SignUpForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const { state } = useLocation()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, control, formState } = useForm<SignUpValues>({
    defaultValues: { name: '', identifier: typedBefore(state), password: '' },
  })
  const { errors } = formState
  const takesPhones = arePhonesTaken(document)
  const invalid = t(takesPhones ? 'auth:errors.phoneInvalid' : 'auth:errors.emailInvalid')
  const refuse = (message: string) => setError('identifier', { message }, { shouldFocus: true })

  const submit = handleSubmit(async ({ name, identifier, password }) => {
    setProblem(undefined)
    try {
      const who = await readIdentifier(identifier, navigator.language)
      if (!who || (!takesPhones && 'phone' in who)) return refuse(invalid)
      const wanted = { ...who, password, name: name.trim(), consent: LEGAL_VERSIONS }
      steps.follow(await api.identity.signUp(wanted), 'signed_up')
    } catch (error) {
      const wrong = identifierProblem(error)
      if (wrong) return refuse(wrong)
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
        maxLength={ACCOUNT_NAME_MAX}
      />
      <IdentifierField field={register('identifier', { required: invalid })} error={errors.identifier?.message} />
      <NewPasswordField name="password" {...{ register, control }} error={errors.password?.message} />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={formState.isSubmitting}>
        {t('auth:signUp.submit')}
      </Button>
      <TermsSentence
        action={
          hasGoogle(document)
            ? t('auth:terms.either', { one: t('auth:signUp.submit'), other: t('auth:ways.google') })
            : t('auth:signUp.submit')
        }
      />
    </form>
  )
}
