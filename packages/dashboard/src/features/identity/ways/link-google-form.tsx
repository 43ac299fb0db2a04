import { type FormEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Attempt } from '../attempt.ts'
import styles from '../auth-layout.module.css'
import { refusalText } from '../refusal.ts'
import { useAuthSteps } from '../use-auth-steps.ts'
import { Problem } from '../forms/problem.tsx'

interface LinkGoogleFormProps {
  attempt: Attempt
  onSignedIn: () => void
}

/** The password of the existing account, or a code to its address, before Google may open it. */
export function LinkGoogleForm({ attempt: { attemptId, kind }, onSignedIn }: LinkGoogleFormProps) {
  const t = useText()
  const api = useApi()
  const steps = useAuthSteps(onSignedIn)
  const [value, setValue] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isTyping = kind === 'LINK_ACCOUNT' || sentTo !== undefined

  const attemptTo = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      await work()
    } catch (refusal) {
      setProblem(refusalText(refusal))
    } finally {
      setIsBusy(false)
    }
  }
  const send = () =>
    attemptTo(async () => {
      setSentTo((await api.signInMethods.sendLinkCode({ attemptId })).destination)
      setValue('')
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const proof = sentTo === undefined ? { password: value } : { code: value }
    void attemptTo(async () => steps.follow(await api.signInMethods.linkGoogle({ attemptId, ...proof }), 'signed_in'))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {sentTo !== undefined && <p role="status">{t('auth:link.sent', { destination: sentTo })}</p>}
      {isTyping && (
        <TextField
          key={sentTo ?? 'password'}
          label={t(sentTo === undefined ? 'auth:link.password' : 'auth:link.code')}
          type={sentTo === undefined ? 'password' : 'text'}
          autoComplete={sentTo === undefined ? 'current-password' : 'one-time-code'}
          inputMode={sentTo === undefined ? undefined : 'numeric'}
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is all that this screen is for
          autoFocus
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      <Problem text={problem} />
      {isTyping ? (
        <Button type="submit" kind="pri" wide busy={isBusy}>
          {t('auth:link.submit')}
        </Button>
      ) : (
        <Button kind="pri" wide busy={isBusy} onClick={() => void send()}>
          {t('auth:link.sendCode')}
        </Button>
      )}
      {kind === 'LINK_ACCOUNT' && sentTo === undefined && (
        <Button kind="plain" wide onClick={() => void send()}>
          {t('auth:link.sendCode')}
        </Button>
      )}
    </form>
  )
}
