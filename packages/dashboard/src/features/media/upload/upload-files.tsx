import type { MediaItem } from '@taplet/contract'
import { useEffect, useState } from 'react'
import type { Upload } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

interface UploadFilesProps {
  files: readonly File[]
  /** The files are on their way. */
  onTaken: (count: number) => void
  /** These have arrived in the library, and these have not. */
  onSettled: (arrived: readonly MediaItem[], failed: readonly { name: string; reason: string }[]) => void
}

const arrived = ({ state }: Upload): MediaItem[] =>
  state.status === 'done' || state.status === 'processing' ? [state.media] : []

const failure = ({ name, state }: Upload) => (state.status === 'failed' ? [{ name, reason: state.reason }] : [])

/** Sends files to the library, and says once of each what became of it. Draws nothing. */
export function UploadFiles({ files, onTaken, onSettled }: UploadFilesProps) {
  const { uploads, add } = useUploads()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  // The queue of uploads, which lives outside React: each file is handed over once.
  useEffect(() => {
    if (files.length === 0) return
    const ids = add(files)
    // oxlint-disable-next-line react/set-state-in-effect -- the queue has them now; handing over is the effect
    setWaiting((before) => [...before, ...ids])
    onTaken(ids.length)
  }, [add, files, onTaken])
  // The same queue: what has settled since.
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
