import { Suspense } from 'react'
import { addTexts } from '../../../lib/text.ts'
import { qrDesigns } from '../../../text/en/qr/qr-designs.ts'
import { qrDownload } from '../../../text/en/qr/qr-download.ts'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'

addTexts('qrDesigns', qrDesigns)
addTexts('qrDownload', qrDownload)

const DownloadPanel = lazyPiece(async () => (await import('./download-panel.tsx')).DownloadPanel, 'OVER')
const ManyPanel = lazyPiece(async () => (await import('./many-panel.tsx')).ManyPanel, 'OVER')

/** Codes as files: one in any format, or many as a ZIP or as sheets of labels. Loaded when it is first opened. */
export function DownloadDialog(props: DownloadDialogProps) {
  const Part = props.tagIds.length > 1 ? ManyPanel : DownloadPanel
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
