import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { MediaItem } from '@taplet/contract'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { addTexts } from '../../../lib/text.ts'
import { mediaUpload } from '../../../text/en/media/media-upload.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { convertImage } from './convert-image.ts'
import { convertVideo } from './convert-video.ts'
import { putFile, putToBucket } from './put-file.ts'
import { retryProcessing, sendUpload } from './send-upload.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { watchQueue } from './watch-queue.ts'

addTexts('mediaUpload', mediaUpload)

/** One queue for each client of the server: uploads continue while dialogs and screens come and go. */
const queues = new WeakMap<Api, Watched>()

interface Watched extends UploadQueue {
  /** Names of files whose upload the last reload of this tab interrupted. */
  lost: readonly string[]
}

/** Switches the browser's confirmation before a page closes. */
function guard(isOn: boolean): void {
  if (isOn) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}
const askBeforeLeaving = (event: Event): void => event.preventDefault()

function queueOf(api: Api): Watched {
  const known = queues.get(api)
  if (known) return known
  const dependencies = { media: api.media, convertImage, convertVideo, put: putFile, putToBucket }
  const queue = createUploadQueue({
    send: (options) => sendUpload(dependencies, options),
    retryProcessing: (media) => retryProcessing(dependencies, media),
    fetchLibrary: async () => (await api.media.getAll()).media,
  })
  const watched = { ...queue, lost: watchQueue(queue, { storage: sessionStorage, guard, say: toast }) }
  queues.set(api, watched)
  return watched
}

export interface Uploads extends Pick<UploadQueue, 'add' | 'addAndWait' | 'cancel' | 'retry' | 'dismiss'> {
  uploads: readonly Upload[]
  lost: readonly string[]
}

/**
 * The uploads of this visit, and their actions. `onReady` is called once for each file that became usable while the
 * component is mounted: the time to refetch the library.
 */
export function useUploads(onReady?: (media: MediaItem, uploadId: string) => void): Uploads {
  const queue = queueOf(useApi())
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads)
  const notified = useRef<Set<string>>(undefined)
  // Effect: the queue, which lives outside React; what happened before this component mounted is not reported.
  useEffect(() => {
    notified.current ??= new Set(doneOf(uploads).map(({ id }) => id))
    for (const { id, media } of doneOf(uploads)) {
      if (notified.current.has(id)) continue
      notified.current.add(id)
      onReady?.(media, id)
    }
  }, [uploads, onReady])
  const { add, addAndWait } = queue
  return {
    uploads,
    lost: queue.lost,
    add,
    addAndWait,
    cancel: queue.cancel,
    retry: queue.retry,
    dismiss: queue.dismiss,
  }
}

const doneOf = (uploads: readonly Upload[]) =>
  uploads.flatMap(({ id, state }) => (state.status === 'done' ? [{ id, media: state.media }] : []))
