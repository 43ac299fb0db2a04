import { ApiError } from '@taplet/contract'
import { type ReactNode, useState } from 'react'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Downloads a file; one that no reader could decode only after confirmation. */
export function useDownload<Query extends object>(
  make: (query: Query & { isConfirmed?: 'true' }) => Promise<File>,
  onDone: () => void,
) {
  const t = useText()
  const noteShared = useNoteShared()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [unreadable, setUnreadable] = useState<Query>()
  const start = async (query: Query & { isConfirmed?: 'true' }): Promise<void> => {
    setUnreadable(undefined)
    setProblem(undefined)
    setIsBusy(true)
    try {
      const file = await make(query)
      saveFile(file)
      toast.done(t('qrDownload:done', { name: file.name }))
      noteShared()
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
