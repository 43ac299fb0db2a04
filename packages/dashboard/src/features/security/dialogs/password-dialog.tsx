import { PASSWORD_MIN } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { isRefusal } from '../is-refusal.ts'
import { SecretField } from '../secret-field.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

const FORM = 'new-password'

/** Another password, with the current one as proof; people without one are asked for other proof. */
export function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { run, isBusy, failure } = useSecurityChange(api.security.changePassword, () => {
    toast.done(t('security:passwordRow.done'))
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run({ newPassword: next, ...(hasPassword && { currentPassword: current }) })
  }
  const problem = failure ? failureMessage(failure, t) : undefined
  const isOfCurrent = isRefusal(failure, 'PASSWORD_WRONG') || (hasPassword && isRefusal(failure, 'TOO_MANY_REQUESTS'))
  return (
    <Dialog
      open
      title={t(hasPassword ? 'security:passwordRow.title' : 'security:passwordRow.titleSet')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form={FORM} busy={isBusy}>
            {t('security:passwordRow.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        {hasPassword && (
          <SecretField
            isFirst
            label={t('security:passwordRow.current')}
            value={current}
            error={isOfCurrent ? problem : undefined}
            onChange={setCurrent}
          />
        )}
        <SecretField
          isNew
          isFirst={!hasPassword}
          label={t('security:passwordRow.next')}
          hint={t('security:passwordRow.nextHint', { count: PASSWORD_MIN })}
          value={next}
          error={isOfCurrent ? undefined : problem}
          onChange={setNext}
        />
        <p>{t('security:passwordRow.consequence')}</p>
      </form>
    </Dialog>
  )
}
