import { Suspense, useState } from 'react'
import { addTexts } from '../../../lib/text.ts'
import { qrDesigns } from '../../../text/en/qr/qr-designs.ts'
import { qrDownload } from '../../../text/en/qr/qr-download.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'

addTexts('qrDesigns', qrDesigns)
addTexts('qrDownload', qrDownload)

const DownloadPanel = lazyComponent(async () => (await import('./download-panel.tsx')).DownloadPanel, 'OVER')
const ManyPanel = lazyComponent(async () => (await import('./many-panel.tsx')).ManyPanel, 'OVER')

/** Codes as files: one in any format, or many as a ZIP or as label sheets. Loaded when first opened. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { tagIds } = props
  const [isSheet, setIsSheet] = useState(false)
  // A design is downloaded with any link; labels have the design of theirs.
  const isOne = tagIds.length === 1 && props.designId === undefined
  return (
    <Suspense fallback={null}>
      {tagIds.length > 1 || isSheet ? (
        <ManyPanel {...props} {...(isOne && { onSingle: () => setIsSheet(false) })} />
      ) : (
        <DownloadPanel {...props} {...(isOne && { onSheet: () => setIsSheet(true) })} />
      )}
    </Suspense>
  )
}
