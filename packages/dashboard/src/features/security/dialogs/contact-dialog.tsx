import { UNDO_HOURS } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { accountQuery } from '../../../entities/account/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { OneTimeCodeField } from '../one-time-code-field.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

const FORM = 'new-contact'

interface ContactDialogProps {
  kind: 'email' | 'phone'
  isFirst: boolean
  onClose: () => void
}

/** Another e-mail address or phone number, confirmed by the code that is sent there. */
export function ContactDialog({ kind, isFirst, onClose }: ContactDialogProps) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [value, setValue] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ attemptId: string; destination: string }>()
  const beginning = useSecurityChange(api.security.beginContactChange, setSent)
  const confirming = useSecurityChange(api.security.confirmContactChange, () => {
    void client.invalidateQueries({ queryKey: accountQuery(api).queryKey })
    toast.done(t('security:contact.done'))
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sent) confirming.run({ attemptId: sent.attemptId, code })
    else beginning.run({ [kind]: value })
  }
  const { isBusy, failure } = sent ? confirming : beginning
  const error = failure ? failureMessage(failure, t) : undefined
  return (
    <Dialog
      open
      title={t(isFirst ? `security:${kind}.titleAdd` : `security:${kind}.title`)}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form={FORM} busy={isBusy}>
            {t(sent ? 'security:contact.confirm' : 'security:continue')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        {sent ? (
          <>
            <p role="status">{t('security:contact.sent', { destination: sent.destination })}</p>
            <OneTimeCodeField isFirst label={t('security:code')} value={code} error={error} onChange={setCode} />
          </>
        ) : (
          <TextField
            label={t(`security:${kind}.field`)}
            hint={t(`security:${kind}.hint`, { hours: UNDO_HOURS })}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            maxLength={254}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
            autoFocus
            value={value}
            error={error}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
