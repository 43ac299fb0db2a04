import type { Security } from '@taplet/contract'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { openPage } from '../../../lib/device/open-page.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

/** Where people come back to after Google. */
const HERE = '/app/account#security'

/** Signing in with Google: connected at Google's own page, disconnected here. */
export function GoogleRow({ security: { google, hasPassword, passkeys } }: { security: Security }) {
  const t = useText()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const connecting = useSecurityChange(
    () => api.signInMethods.beginGoogle({ connect: true, redirect: HERE }),
    ({ url }) => openPage(url),
  )
  const disconnecting = useSecurityChange(
    () => api.security.unlinkGoogle({}),
    () => {
      toast.done(t('security:google.disconnected'))
      setIsAsking(false)
    },
  )
  const isOnlyWay = !hasPassword && passkeys.length === 0
  const failure = connecting.failure ?? disconnecting.failure
  return (
    <SettingRow
      icon="globe"
      title={t('security:google.name')}
      status={
        google.email !== null && (
          <Chip tone="green" dot>
            {t('security:on')}
          </Chip>
        )
      }
      actions={
        google.email === null ? (
          <Button small busy={connecting.isBusy} onClick={() => connecting.run(undefined)}>
            {t('security:google.connect')}
          </Button>
        ) : (
          <Button small onClick={() => setIsAsking(true)}>
            {t('security:google.disconnect')}
          </Button>
        )
      }
    >
      {google.email === null ? t('security:google.none') : t('security:google.linked', { email: google.email })}
      {failure && (
        <p role="alert" className={styles.problem}>
          {failureMessage(failure, t)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('security:google.disconnectTitle')}
        consequences={[t(isOnlyWay ? 'security:google.disconnectFirst' : 'security:google.disconnectThen')]}
        confirmLabel={t('security:google.disconnect')}
        cancelLabel={t('cancel')}
        busy={disconnecting.isBusy}
        onConfirm={() => disconnecting.run(undefined)}
        onCancel={() => setIsAsking(false)}
      />
    </SettingRow>
  )
}
