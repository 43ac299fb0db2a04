import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import styles from './settings.module.css'

/** Shows the secret, this one time. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText()
  const handleCopy = async () => {
    if (await copyText(secret)) toast.done(t('inboxSettings:secret.copied'))
    else toast.failed(t('inboxSettings:secret.copyFailed'))
  }
  return (
    <Dialog
      open={secret !== ''}
      title={t('inboxSettings:secret.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" onClick={() => void handleCopy()}>
            {t('inboxSettings:secret.copy')}
          </Button>
          <Button kind="pri" onClick={onClose}>
            {t('inboxSettings:secret.done')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('inboxSettings:secret.once')}</p>
        <code className={styles.secret}>{secret}</code>
        <p className={styles.lede}>{t('inboxSettings:secret.use')}</p>
      </div>
    </Dialog>
  )
}
