import type { MediaItem } from '@taplet/contract'
import { useEffect, useState } from 'react'
import type { Upload } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

interface UploadFilesProps {
  files: readonly File[]
  /** Called when the files are being uploaded. */
  onTaken: (count: number) => void
  /** Called with the files that arrived in the library, and those that failed. */
  onSettled: (arrived: readonly MediaItem[], failed: readonly { name: string; reason: string }[]) => void
}

const arrived = ({ state }: Upload): MediaItem[] =>
  state.status === 'done' || state.status === 'processing' ? [state.media] : []

const failure = ({ name, state }: Upload) => (state.status === 'failed' ? [{ name, reason: state.reason }] : [])

/** Uploads files to the library, and reports the result of each once. Renders nothing. */
export function UploadFiles({ files, onTaken, onSettled }: UploadFilesProps) {
  const { uploads, add } = useUploads()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  // Effect: the upload queue, which lives outside React; each file is added once.
  useEffect(() => {
    if (files.length === 0) return
    const ids = add(files)
    // oxlint-disable-next-line react/set-state-in-effect -- the queue has them now; handing over is the effect
    setWaiting((before) => [...before, ...ids])
    onTaken(ids.length)
  }, [add, files, onTaken])
  // Effect: reads what has settled since from the same queue.
  useEffect(() => {
    const mine = uploads.filter(({ id }) => waiting.includes(id))
    const [come, failed] = [mine.flatMap(arrived), mine.flatMap(failure)]
    if (come.length + failed.length === 0) return
    const settled = mine.filter((one) => [...arrived(one), ...failure(one)].length > 0).map(({ id }) => id)
    // oxlint-disable-next-line react/set-state-in-effect -- the queue tells what has settled
    setWaiting((before) => before.filter((id) => !settled.includes(id)))
    onSettled(come, failed)
  }, [uploads, waiting, onSettled])
  return null
}
