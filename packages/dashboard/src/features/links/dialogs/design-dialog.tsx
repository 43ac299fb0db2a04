import type { QrDesign, Tag } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DesignChoice } from '../parts/design-choice.tsx'
import { DESIGNS_PATH } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'

interface DesignDialogProps {
  links: readonly Tag[]
  designs: readonly QrDesign[]
  /** The text in the code. */
  text: string
  onClose: () => void
  onDesign: (links: readonly Tag[], qrDesignId: string | null) => void
}

/** Changes the QR design of links. */
export function DesignDialog({ links, designs, text, onClose, onDesign }: DesignDialogProps) {
  const t = useText()
  const [first] = links
  const isSame = links.every((link) => link.qrDesignId === first?.qrDesignId)
  const [chosen, setChosen] = useState(isSame ? (first?.qrDesignId ?? null) : null)
  return (
    <Dialog
      open
      isWide
      title={t('links:design.title', { count: links.length, name: nameOf(first, t) })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink kind="plain" to={DESIGNS_PATH}>
            {t('links:design.all')}
          </ButtonLink>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" onClick={() => onDesign(links, chosen)}>
            {t('links:design.action', { count: links.length })}
          </Button>
        </>
      }
    >
      <DesignChoice designs={designs} value={chosen} text={text} onChange={setChosen} />
    </Dialog>
  )
}
