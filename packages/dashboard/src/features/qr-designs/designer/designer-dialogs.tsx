import type { PrintProductName, QrDesign } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { DownloadDialog } from '../download/download-dialog.tsx'
import type { DesignEditor } from './state/use-design-editor.ts'

const UseOnLinks = lazyComponent(async () => (await import('../links/use-on-links.tsx')).UseOnLinks, 'OVER')
const LooksDialog = lazyComponent(async () => (await import('./looks-dialog.tsx')).LooksDialog, 'OVER')

export type DesignerDialog = 'download' | 'links' | 'looks' | undefined

interface DesignerDialogsProps {
  open: DesignerDialog
  editor: DesignEditor
  saved: QrDesign
  /** The link being tested; empty for the sample. */
  tagId: string
  address: string
  /** What the stage shows; undefined: the code alone. */
  need: PrintProductName | undefined
  onClose: () => void
}

/** The dialogs of the designer. */
export function DesignerDialogs({ open, editor, saved, tagId, address, need, onClose }: DesignerDialogsProps) {
  if (open === undefined) return null
  if (open === 'download')
    return <DownloadDialog tagIds={tagId ? [tagId] : []} designId={saved.qrDesignId} need={need} onClose={onClose} />
  return (
    <Suspense fallback={null}>
      {open === 'links' ? (
        <UseOnLinks design={saved} onClose={onClose} />
      ) : (
        <LooksDialog
          address={address}
          onClose={onClose}
          onChoose={(look) => {
            editor.restyle(() => look.clientConfig)
            onClose()
          }}
        />
      )}
    </Suspense>
  )
}
