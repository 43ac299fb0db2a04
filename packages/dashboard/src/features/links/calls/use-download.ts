import { useState } from 'react'
import { useSend } from '../../../lib/send.ts'
import { useText } from '../../../lib/text.ts'
import { useOnceAtATime } from '../../../lib/use-once-at-a-time.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { saveFile } from '../parts/save-file.ts'
import { fetchFile } from './fetch-file.ts'

interface Refusal {
  message: string
  /** It was refused because a code may not scan; a person may want it all the same. */
  mayConfirm: boolean
}

/** Fetches a file and keeps it on this device; a refusal is said, and can be confirmed where it may be. */
export function useDownload(onDone: () => void) {
  const t = useText()
  const send = useSend()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const download = useOnceAtATime(async (path: string, query: Readonly<Record<string, string | number>>) => {
    setIsBusy(true)
    try {
      const answer = await fetchFile(send, path, query)
      if ('refusal' in answer)
        setRefusal({
          message: answer.refusal.message,
          mayConfirm: answer.refusal.code.startsWith('QR_') && query['isConfirmed'] !== 'true',
        })
      else {
        saveFile(answer.file, answer.name)
        toast.done(t('links:files.done'))
        onDone()
      }
    } catch {
      setRefusal({ message: t('links:offline'), mayConfirm: false })
    } finally {
      setIsBusy(false)
    }
  })
  return { download, isBusy, refusal }
}
