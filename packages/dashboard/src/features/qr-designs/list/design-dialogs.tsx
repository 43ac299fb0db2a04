import type { QrDesign } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { DeleteDesignsDialog } from './delete-designs-dialog.tsx'
import { useDeleteDesigns } from './use-delete-designs.ts'

const UseOnLinks = lazyComponent(async () => (await import('../links/use-on-links.tsx')).UseOnLinks, 'OVER')

/** The open dialog, and the designs it is about. `done` clears the selection. */
export type Asking =
  | { kind: 'delete'; designs: readonly QrDesign[]; done: () => void }
  | { kind: 'links' | 'download'; design: QrDesign }
  | undefined

/** The dialogs of the list. */
export function DesignDialogs({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const remove = useDeleteDesigns()
  switch (asking?.kind) {
    case undefined:
      return null
    case 'download':
      return <DownloadDialog tagIds={[]} designId={asking.design.qrDesignId} onClose={onClose} />
    case 'links':
      return (
        <Suspense fallback={null}>
          <UseOnLinks design={asking.design} onClose={onClose} />
        </Suspense>
      )
    case 'delete':
      return (
        <DeleteDesignsDialog
          designs={asking.designs}
          onClose={onClose}
          onConfirm={(designs) => {
            asking.done()
            onClose()
            remove(designs)
          }}
        />
      )
  }
}
