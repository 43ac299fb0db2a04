import { Suspense, useState } from 'react'
import { addTexts } from '../../../lib/text.ts'
import { qrDesigns } from '../../../text/en/qr/qr-designs.ts'
import { qrDownload } from '../../../text/en/qr/qr-download.ts'
import { qrPrint } from '../../../text/en/qr/qr-print.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'
import type { Need } from './print/need.ts'

addTexts('qrDesigns', qrDesigns)
addTexts('qrDownload', qrDownload)
addTexts('qrPrint', qrPrint)

const DownloadPanel = lazyComponent(async () => (await import('./download-panel.tsx')).DownloadPanel, 'OVER')
const ManyPanel = lazyComponent(async () => (await import('./many-panel.tsx')).ManyPanel, 'OVER')
const PrintPanel = lazyComponent(async () => (await import('./print/print-panel.tsx')).PrintPanel, 'OVER')

/** What carries codes, and codes as files: one in any format, or many as a ZIP or as label sheets. Loaded when first opened. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { tagIds } = props
  const [need, setNeed] = useState<Need>(props.need ?? 'CODE')
  const [isSheet, setIsSheet] = useState(false)
  // A design is downloaded with any link; labels have the design of theirs.
  const isOne = tagIds.length === 1 && props.designId === undefined
  return (
    <Suspense fallback={null}>
      {need !== 'CODE' ? (
        <PrintPanel {...props} need={need} onNeed={setNeed} />
      ) : tagIds.length > 1 || isSheet ? (
        <ManyPanel {...props} onNeed={setNeed} {...(isOne && { onSingle: () => setIsSheet(false) })} />
      ) : (
        <DownloadPanel {...props} onNeed={setNeed} {...(isOne && { onSheet: () => setIsSheet(true) })} />
      )}
    </Suspense>
  )
}
