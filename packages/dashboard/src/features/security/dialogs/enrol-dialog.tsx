import { plainQrSvg } from '@taplet/qr'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { OneTimeCodeField } from '../one-time-code-field.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

const FORM = 'enrol'
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface EnrolDialogProps {
  secret: string
  /** What the code says to the app. */
  url: string
  onCodes: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** The secret for an authenticator app, as a code and as text, and the first digits of the app. */
export function EnrolDialog({ secret, url, onCodes, onClose }: EnrolDialogProps) {
  const t = useText()
  const api = useApi()
  const [code, setCode] = useState('')
  const { run, isBusy, failure } = useSecurityChange(api.security.confirmSecondFactor, ({ recoveryCodes }) =>
    onCodes(recoveryCodes),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run({ code })
  }
  const copy = async () => {
    if (await copyText(secret)) toast.done(t('security:factor.copied'))
  }
  return (
    <Dialog
      open
      title={t('security:factor.title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form={FORM} busy={isBusy}>
            {t('security:turnOn')}
          </Button>
        </>
      }
    >
      <div className={styles.enrol}>
        <img src={`data:image/svg+xml,${encodeURIComponent(plainQrSvg(url))}`} alt={t('security:factor.picture')} />
        <div>
          <a className={styles.openApp} href={url}>
            {t('security:factor.open')}
          </a>
          <p>{t('security:factor.scan')}</p>
          <p>
            {t('security:factor.type')} <span className={styles.key}>{inGroups(secret)}</span>
          </p>
          <Button small icon="copy" onClick={() => void copy()}>
            {t('security:factor.copy')}
          </Button>
        </div>
      </div>
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        <OneTimeCodeField
          label={t('security:factor.enter')}
          value={code}
          error={failure ? failureMessage(failure, t) : undefined}
          onChange={setCode}
        />
      </form>
    </Dialog>
  )
}
