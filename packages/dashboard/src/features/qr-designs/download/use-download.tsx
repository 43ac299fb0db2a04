import { ApiError } from '@taplet/contract'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Saves a file through the browser, as a link with `download` does. */
function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // some browsers start reading it late
}

/** Downloads a file; one that no reader could decode only after confirmation. */
export function useDownload<Query extends object>(
  make: (query: Query & { isConfirmed?: 'true' }) => Promise<File>,
  onDone: () => void,
) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [unreadable, setUnreadable] = useState<Query>()
  const start = async (query: Query & { isConfirmed?: 'true' }): Promise<void> => {
    setUnreadable(undefined)
    setProblem(undefined)
    setIsBusy(true)
    try {
      const file = await make(query)
      save(file)
      toast.done(t('qrDownload:done', { name: file.name }))
      onDone()
    } catch (error) {
      const refusal = error instanceof ApiError ? error.body : undefined
      if (refusal?.code === 'QR_UNREADABLE') setUnreadable(query)
      else setProblem(t('qrDownload:failed', { message: refusal?.message ?? t('qrDownload:offline') }))
    } finally {
      setIsBusy(false)
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
      onConfirm={() => unreadable && void start({ ...unreadable, isConfirmed: 'true' })}
      onCancel={() => setUnreadable(undefined)}
    />
  )
  return { isBusy, start, question, problem }
}
