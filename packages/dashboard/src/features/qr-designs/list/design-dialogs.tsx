import type { QrDesign } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { DeleteDesignsDialog } from './delete-designs-dialog.tsx'
import { useDeleteDesigns } from './use-delete-designs.ts'

const UseOnLinks = lazyPiece(async () => (await import('../links/use-on-links.tsx')).UseOnLinks, 'OVER')

/** The question that is open, and about which designs. `done` ends the selecting. */
export type Asking =
  | { kind: 'delete'; designs: readonly QrDesign[]; done: () => void }
  | { kind: 'links' | 'download'; design: QrDesign }
  | undefined

/** What the list asks before it acts. */
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
