import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fetchFile } from './fetch-file.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** Downloads a file; one that no reader read only after the person has said so. */
export function useDownload(send: typeof fetch, path: string, onDone: () => void) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [unreadable, setUnreadable] = useState<Query>()
  const start = async (query: Query): Promise<void> => {
    setUnreadable(undefined)
    setIsBusy(true)
    const outcome = await fetchFile(send, path, query)
    setIsBusy(false)
    if (outcome.status === 'UNREADABLE') setUnreadable(query)
    else if (outcome.status === 'FAILED') toast.failed(t('qrDownload:failed', { message: outcome.message }))
    else {
      toast.done(t('qrDownload:done', { name: outcome.name }))
      onDone()
    }
  }
  const question: ReactNode = (
    <ConfirmDialog
      open={unreadable !== undefined}
      title={t('qrDownload:unreadableTitle')}
      consequences={[t('qrDownload:unreadable')]}
      confirmLabel={t('qrDownload:anyway')}
      cancelLabel={t('qrDownload:back')}
      danger
      onConfirm={() => void start({ ...unreadable, isConfirmed: true })}
      onCancel={() => setUnreadable(undefined)}
    />
  )
  return { isBusy, start, question }
}
