import { CODE_LENGTH } from '@taplet/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Attempt } from '../attempt.ts'
import styles from '../auth-layout.module.css'
import { refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { CodeField } from '../forms/code-field.tsx'

interface SecondFactorFormProps {
  attempt: Attempt
  isRecovery: boolean
  onSignedIn: () => void
}

/** The code of the app, whose last digit submits it, or a recovery code. */
export function SecondFactorForm({ attempt, isRecovery, onSignedIn }: SecondFactorFormProps) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (typed: string) => {
    setError(typed.trim() === '' ? t('auth:secondFactor.needed') : undefined)
    if (typed.trim() === '') return input.current?.focus()
    setIsBusy(true)
    try {
      steps.follow(
        await api.signInMethods.answerSecondFactor({ attemptId: attempt.attemptId, code: typed }),
        'signed_in',
      )
    } catch (refusal) {
      setCode('')
      setError(refusalText(refusal))
      input.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }
  const change = (typed: string) => {
    setCode(typed)
    if (typed) setError(undefined)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      {isRecovery ? (
        <TextField
          label={t('auth:secondFactor.recoveryCode')}
          ref={input}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is all that this screen is for
          autoFocus
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <CodeField
          label={t('auth:secondFactor.code')}
          length={CODE_LENGTH}
          value={code}
          error={error}
          disabled={isBusy}
          inputRef={input}
          onChange={change}
          onComplete={(digits) => void submit(digits)}
        />
      )}
      <Button type="submit" kind="pri" wide busy={isBusy}>
        {t('auth:secondFactor.submit')}
      </Button>
    </form>
  )
}
