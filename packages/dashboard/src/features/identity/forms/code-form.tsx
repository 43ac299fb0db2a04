import { type CallAnswer, CODE_LENGTH } from '@taplet/contract'
import type { contract } from '@taplet/contract/schemas'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import type { ProductEvent } from '../../../lib/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Attempt } from '../attempt.ts'
import styles from '../auth-layout.module.css'
import { refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { CodeField } from './code-field.tsx'
import { Problem } from './problem.tsx'
import { ResendCode } from './resend-code.tsx'

interface CodeFormProps {
  attempt: Attempt
  submitLabel: string
  /** Where a wrong address can be corrected. */
  startPath: string
  event: ProductEvent
  onSignedIn: () => void
  confirm: (attemptId: string, code: string) => Promise<CallAnswer<typeof contract.identity.confirmSignIn>>
}

/** Entry of a six-digit code; the last digit submits it. */
export function CodeForm({ attempt, submitLabel, startPath, event, onSignedIn, confirm }: CodeFormProps) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const { search, hash } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const submit = async (digits: string) => {
    setProblem(undefined)
    if (digits.length < CODE_LENGTH) {
      setError(t('auth:errors.codeNeeded', { count: CODE_LENGTH }))
      return input.current?.focus()
    }
    setError(undefined)
    setIsBusy(true)
    try {
      steps.follow(await confirm(attempt.attemptId, digits), event)
    } catch (refusal) {
      setCode('')
      setError(refusalText(refusal))
      input.current?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const resend = async () => {
    setProblem(undefined)
    try {
      const { destination } = await api.identity.resendCode({ attemptId: attempt.attemptId })
      steps.attempts.remember({ ...attempt, destination })
      setError(undefined)
      setCode('')
      input.current?.focus()
      toast.done(t('auth:confirm.resent'))
      return true
    } catch (refusal) {
      setProblem(refusalText(refusal))
      return false
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        void submit(code)
      }}
    >
      <CodeField
        label={t('auth:confirm.code')}
        length={CODE_LENGTH}
        value={code}
        error={error}
        disabled={isBusy}
        inputRef={input}
        onChange={(digits) => {
          setCode(digits)
          if (digits) setError(undefined)
        }}
        onComplete={(digits) => void submit(digits)}
      />
      <Problem text={problem} />
      <Button type="submit" kind="pri" wide busy={isBusy}>
        {submitLabel}
      </Button>
      <div className={styles.row}>
        <ResendCode onResend={resend} />
        <span>
          {t('auth:confirm.wrongAddress')}{' '}
          <Link className={styles.link} to={startPath + search + hash} onClick={() => steps.attempts.clear()}>
            {t('auth:confirm.startAgain')}
          </Link>
        </span>
      </div>
    </form>
  )
}
