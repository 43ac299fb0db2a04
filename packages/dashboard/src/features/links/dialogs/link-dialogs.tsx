import type { LinkScans, Tag } from '@taplet/contract'
import { Suspense } from 'react'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useDeleteLinks } from '../calls/use-delete-links.ts'
import type { useLinkSteps } from '../list/use-link-steps.ts'
import { codeUrl } from '../../../entities/link/link-paths.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'
import { DeleteLinksDialog } from './delete-links-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

const PointDialog = lazyComponent(async () => (await import('./point-dialog.tsx')).PointDialog, 'OVER')
const DesignDialog = lazyComponent(async () => (await import('./design-dialog.tsx')).DesignDialog, 'OVER')
const NfcDialog = lazyComponent(async () => (await import('../nfc/nfc-dialog.tsx')).NfcDialog, 'OVER')

/** The open dialog, and the links it is about. */
export type Asking =
  | { kind: 'delete' | 'point' | 'design' | 'files' | 'nfc' | 'download' | 'release'; links: readonly Tag[] }
  | undefined

interface LinkDialogsProps {
  asking: Asking
  known: Known
  scans: Readonly<Record<string, LinkScans>>
  steps: ReturnType<typeof useLinkSteps>
  DownloadDialog: DownloadDialogComponent
  onAsk: (kind: NonNullable<Asking>['kind'], links: readonly Tag[]) => void
  onClose: () => void
  /** Called when it is done: clears the selection. */
  onDone: () => void
}

/** The dialogs of the link list. */
export function LinkDialogs(props: LinkDialogsProps) {
  const { asking, scans, onAsk, onClose, onDone } = props
  const remove = useDeleteLinks()
  return (
    <>
      <DeleteLinksDialog
        links={asking?.kind === 'delete' ? asking.links : []}
        scans={scans}
        onClose={onClose}
        onPoint={(links) => onAsk('point', links)}
        onConfirm={(links) => {
          onClose()
          onDone()
          remove(links)
        }}
      />
      <Suspense fallback={null}>
        <LateDialog {...props} />
      </Suspense>
    </>
  )
}

/** Dialogs whose code is loaded when first opened. */
function LateDialog({ asking, known, steps, DownloadDialog, onClose, onDone }: LinkDialogsProps) {
  const publicUrl = useLinkUrl()
  const [first] = asking?.links ?? []
  if (!asking || !first) return null
  const { kind, links } = asking
  const text = codeUrl(publicUrl, first)
  const finish = (step: () => void) => {
    onClose()
    onDone()
    step()
  }
  switch (kind) {
    case 'delete':
      return null
    case 'point':
      return <PointDialog {...{ links, known, onClose }} onPoint={(some, to) => finish(() => steps.point(some, to))} />
    case 'design':
      return (
        <DesignDialog
          {...{ links, text, onClose }}
          designs={known.designs}
          onDesign={(some, qrDesignId) => finish(() => steps.design(some, qrDesignId))}
        />
      )
    case 'download':
    case 'files':
      return <DownloadDialog tagIds={links.map((link) => link.tagId)} onClose={onClose} />
    case 'nfc':
      return <NfcDialog link={first} url={text} onClose={onClose} />
    case 'release':
      return <ReleaseDialog link={first} onClose={onClose} onRelease={(link) => finish(() => steps.release(link))} />
  }
}
