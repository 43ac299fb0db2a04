import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

interface FactorDialogProps {
  confirmedAt: string
  onCodes: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The second factor that is on: new recovery codes, or off. */
export function FactorDialog({ confirmedAt, onCodes, onClose }: FactorDialogProps) {
  const t = useText()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const renewing = useSecurityChange(
    () => api.security.renewRecoveryCodes({}),
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  )
  const removing = useSecurityChange(
    () => api.security.removeSecondFactor({}),
    () => {
      toast.done(t('security:factor.isOff'))
      onClose()
    },
  )
  const failure = renewing.failure ?? removing.failure
  return (
    <Dialog
      open
      title={t('security:factor.manageTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button danger onClick={() => setIsAsking(true)}>
            {t('security:factor.turnOff')}
          </Button>
          <Button busy={renewing.isBusy} onClick={() => renewing.run(undefined)}>
            {t('security:factor.renew')}
          </Button>
        </>
      }
    >
      <p>
        <EditedTime at={confirmedAt} words={(when) => t('security:factor.since', { when })} />
      </p>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failureMessage(failure, t)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('security:factor.offTitle')}
        consequences={[t('security:factor.offThen'), t('security:factor.offCodes')]}
        confirmLabel={t('security:factor.turnOff')}
        cancelLabel={t('cancel')}
        busy={removing.isBusy}
        onConfirm={() => removing.run(undefined)}
        onCancel={() => setIsAsking(false)}
      />
    </Dialog>
  )
}
