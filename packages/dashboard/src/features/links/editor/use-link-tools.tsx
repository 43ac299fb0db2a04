import type { Tag } from '@taplet/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import { codeUrl, shortUrl } from '../../../entities/link/link-paths.ts'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'

const NfcDialog = lazyComponent(async () => (await import('../nfc/nfc-dialog.tsx')).NfcDialog, 'OVER')

export interface LinkTools {
  copy: (link: Tag) => void
  ask: (what: 'download' | 'nfc') => void
  /** The open dialog. */
  dialog: ReactNode
}

/** Actions on one link's code: copy, download, write to a tag. */
export function useLinkTools(link: Tag | undefined, DownloadDialog: DownloadDialogComponent): LinkTools {
  const t = useText()
  const publicUrl = useLinkUrl()
  const noteShared = useNoteShared()
  const [asking, setAsking] = useState<'download' | 'nfc'>()
  const close = () => setAsking(undefined)
  const copy = async (one: Tag) => {
    if (!(await copyText(shortUrl(publicUrl, one)))) return void toast.failed(t('links:copyFailed'))
    toast.done(t('links:copied'))
    noteShared()
  }
  return {
    copy: (one) => void copy(one),
    ask: setAsking,
    dialog: link && (
      <Suspense fallback={null}>
        {asking === 'download' && <DownloadDialog tagIds={[link.tagId]} onClose={close} />}
        {asking === 'nfc' && <NfcDialog link={link} url={codeUrl(publicUrl, link)} onClose={close} />}
      </Suspense>
    ),
  }
}
