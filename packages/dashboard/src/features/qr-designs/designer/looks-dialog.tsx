import { useText } from '../../../lib/text.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LookGallery } from '../looks/look-gallery.tsx'
import type { Look } from '../looks/looks.ts'

interface LooksDialogProps {
  address: string
  onChoose: (look: Look) => void
  onClose: () => void
}

/** Replaces shapes and colours by a ready-made design. */
export function LooksDialog({ address, onChoose, onClose }: LooksDialogProps) {
  const t = useText()
  return (
    <Dialog open isWide fillsPhone title={t('qrDesigns:looks.replace')} closeLabel={t('cancel')} onClose={onClose}>
      <p>{t('qrDesigns:looks.replaceLead')}</p>
      <LookGallery address={address} onChoose={onChoose} />
    </Dialog>
  )
}
