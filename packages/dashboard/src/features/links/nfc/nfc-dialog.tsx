import { type Tag, tapUrl } from '@taplet/contract'
import { useState } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { linkNfc } from '../../../text/en/links/link-nfc.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { nameOf } from '../../../entities/link/name-of.ts'
import { TagPicture } from '../tag-type/tag-picture.tsx'
import styles from './nfc.module.css'
import { NfcByHand } from './nfc-by-hand.tsx'
import { NfcWriter } from './nfc-writer.tsx'
import { canUseNfc } from './web-nfc.ts'

addTexts('linkNfc', linkNfc)

interface NfcDialogProps {
  link: Tag
  /** Address of the link. */
  url: string
  onClose: () => void
}

/** Writes a link to an NFC tag: with this phone where supported, else by instructions for other tools. */
export function NfcDialog({ link, url, onClose }: NfcDialogProps) {
  const t = useText()
  const held = tapUrl(url)
  const [canWrite] = useState(canUseNfc)
  return (
    <Dialog
      open
      title={t('linkNfc:title', { name: nameOf(link, t) })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className={styles.stack}>
        <div className={styles.stage}>
          <TagPicture type={link.tagSubType ?? 'WHITEANDBLACK'} size={112} />
        </div>
        {canWrite ? <NfcWriter url={held} /> : <p>{t('linkNfc:notHere')}</p>}
        <NfcByHand url={held} isOpen={!canWrite} />
      </div>
    </Dialog>
  )
}
