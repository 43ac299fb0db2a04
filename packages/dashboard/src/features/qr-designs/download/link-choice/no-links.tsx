import { useText } from '../../../../lib/text.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

/** There is nothing that a code could hold. */
export function NoLinks({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      title={t('qrDownload:title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={<ButtonLink to="/app/triggers/create">{t('qrDesigns:links.open')}</ButtonLink>}
    >
      <p>{t('qrDownload:noLinks')}</p>
    </Dialog>
  )
}
