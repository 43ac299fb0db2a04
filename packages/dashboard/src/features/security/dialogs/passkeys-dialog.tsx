import { type Passkey, PASSKEY_NAME_MAX } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useText()
  const api = useApi()
  const [name, setName] = useState(passkey.name)
  const { run, isBusy, failure } = useSecurityChange(api.security.renamePasskey, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run({ passkeyId: passkey.passkeyId, name })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('security:passkey.newName')}
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        error={failure ? failureMessage(failure, t) : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button small type="submit" busy={isBusy}>
          {t('security:passkey.saveName')}
        </Button>
      </div>
    </form>
  )
}

/** All passkeys, each with its name, and to be removed. */
export function PasskeysDialog({ passkeys, onClose }: { passkeys: readonly Passkey[]; onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const [renamedId, setRenamedId] = useState<string>()
  const [removed, setRemoved] = useState<Passkey>()
  const removing = useSecurityChange(api.security.removePasskey, () => {
    toast.done(t('security:passkey.removed'))
    setRemoved(undefined)
    if (passkeys.length <= 1) onClose()
  })
  return (
    <Dialog open title={t('security:passkey.title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.list}>
        {passkeys.map((passkey) => (
          <SettingRow
            key={passkey.passkeyId}
            title={passkey.name}
            actions={
              <>
                <Button small kind="plain" onClick={() => setRenamedId(passkey.passkeyId)}>
                  {t('security:passkey.rename')}
                </Button>
                <Button small danger onClick={() => setRemoved(passkey)}>
                  {t('security:passkey.remove')}
                </Button>
              </>
            }
          >
            {renamedId === passkey.passkeyId ? (
              <RenameForm passkey={passkey} onDone={() => setRenamedId(undefined)} />
            ) : (
              <>
                <EditedTime at={passkey.createdAt} words={(when) => t('security:passkey.made', { when })} />
                {passkey.isSynced && ` · ${t('security:passkey.synced')}`}
              </>
            )}
          </SettingRow>
        ))}
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        danger
        title={t('security:passkey.removeTitle', { name: removed?.name ?? '' })}
        consequences={[t('security:passkey.removeThen'), t('security:passkey.removeOnDevice')]}
        confirmLabel={t('security:passkey.remove')}
        cancelLabel={t('cancel')}
        busy={removing.isBusy}
        onConfirm={() => removed && removing.run({ passkeyId: removed.passkeyId })}
        onCancel={() => setRemoved(undefined)}
      >
        {removing.failure && (
          <p role="alert" className={styles.problem}>
            {failureMessage(removing.failure, t)}
          </p>
        )}
      </ConfirmDialog>
    </Dialog>
  )
}
