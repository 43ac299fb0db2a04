import { useMutation, useQuery } from '@tanstack/react-query'
import type { Security } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { canUsePasskeys, signWithPasskey } from '../../../lib/passkeys.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { security as texts } from '../../../text/en/account/security.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { OneTimeCodeField } from '../one-time-code-field.tsx'
import { securityQuery } from '../../../entities/security/queries.ts'
import { SecretField } from '../secret-field.tsx'
import styles from '../security.module.css'

addTexts('security', texts)

const FORM = 'prove'

interface ProveDialogProps {
  onProven: () => void
  onClose: () => void
}

/** Proof by a passkey, where the person has one and may use it here. */
function ByPasskey({ security, onProven }: { security: Security; onProven: () => void }) {
  const t = useText()
  const api = useApi()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const begun = await api.security.beginPasskeyProof({})
      await api.security.prove({ attemptId: begun.attemptId, passkey: await signWithPasskey(begun.options) })
    },
    onSuccess: onProven,
  })
  if (security.passkeys.length === 0 || !security.canUsePasskeys || !canUsePasskeys()) return null
  return (
    <>
      <Button small busy={isPending} onClick={() => mutate()}>
        {t('security:proof.byPasskey')}
      </Button>
      {error && (
        <p role="alert" className={styles.problem}>
          {t('security:proof.passkeyFailed')}
        </p>
      )}
    </>
  )
}

interface Sent {
  attemptId: string
  destination: string
}

/** Has a code sent to the person's address. */
function ByCode({ security, onSent }: { security: Security; onSent: (sent: Sent) => void }) {
  const t = useText()
  const api = useApi()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.security.sendProofCode({}),
    onSuccess: onSent,
  })
  return (
    <>
      <Button small kind="sec" busy={isPending} onClick={() => mutate()}>
        {t(security.email === null ? 'security:proof.byCodeSms' : 'security:proof.byCode')}
      </Button>
      {error && (
        <p role="alert" className={styles.problem}>
          {failureMessage(error, t)}
        </p>
      )}
    </>
  )
}

/** What is typed as proof: the code that was sent, else the password. */
function TypedProof({ sent, onProven }: { sent: Sent | undefined; onProven: () => void }) {
  const t = useText()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const { mutate, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.security.prove(sent ? { attemptId: sent.attemptId, code: typed } : { password: typed }),
    onSuccess: onProven,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const field = { value: typed, error: error ? failureMessage(error, t) : undefined, onChange: setTyped }
  return (
    <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
      {sent && <p role="status">{t('security:proof.sent', { destination: sent.destination })}</p>}
      {sent ? (
        <OneTimeCodeField isFirst label={t('security:code')} {...field} />
      ) : (
        <SecretField isFirst label={t('security:password')} {...field} />
      )}
    </form>
  )
}

/** Asks who it is, by password, passkey or code, before a change that could hand the account over. */
export function ProveDialog({ onProven, onClose }: ProveDialogProps) {
  const t = useText()
  const { data: security } = useQuery(securityQuery(useApi()))
  const [sent, setSent] = useState<Sent>()
  const isTyping = security?.hasPassword === true || sent !== undefined
  return (
    <Dialog
      open
      title={t('security:proof.title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isTyping && (
            <Button kind="pri" type="submit" form={FORM}>
              {t('security:proof.byPassword')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('security:proof.about')}</p>
      {isTyping && <TypedProof key={sent?.attemptId ?? 'password'} sent={sent} onProven={onProven} />}
      {security && (
        <div className={styles.others}>
          <ByPasskey security={security} onProven={onProven} />
          {!sent && <ByCode security={security} onSent={setSent} />}
        </div>
      )}
    </Dialog>
  )
}
