import { copyText } from '../../../lib/copy-text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../security.module.css'

/** The codes, this once: whoever loses them makes new ones. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText()
  const text = `${t('security:recovery.fileHead')}\n\n${codes.join('\n')}\n`
  const download = () => saveFile(new File([text], t('security:recovery.file'), { type: 'text/plain' }))
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.done(t('security:factor.copied'))
  }
  return (
    <Dialog
      open
      title={t('security:recovery.title')}
      closeLabel={t('security:recovery.kept')}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" onClick={() => void copy()}>
            {t('security:recovery.copy')}
          </Button>
          <Button icon="download" onClick={download}>
            {t('security:recovery.download')}
          </Button>
          <Button kind="pri" onClick={onClose}>
            {t('security:recovery.kept')}
          </Button>
        </>
      }
    >
      <p>{t('security:recovery.about')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
