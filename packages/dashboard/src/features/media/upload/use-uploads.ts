import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { MediaItem } from '@taplet/contract'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { addTexts } from '../../../lib/text.ts'
import { mediaUpload } from '../../../text/en/media/media-upload.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { convertImage } from './convert-image.ts'
import { convertVideo } from './convert-video.ts'
import { putFile } from './put-file.ts'
import { retryProcessing, sendUpload } from './send-upload.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { watchQueue } from './watch-queue.ts'

addTexts('mediaUpload', mediaUpload)

/** One queue for each client of the server: uploads go on while dialogs and screens come and go. */
const queues = new WeakMap<Api, Watched>()

interface Watched extends UploadQueue {
  /** Names of files whose upload the last reload of this tab cut off. */
  lost: readonly string[]
}

/** The browser's own question before a page closes. */
function guard(isOn: boolean): void {
  if (isOn) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}
const askBeforeLeaving = (event: Event): void => event.preventDefault()

function queueOf(api: Api): Watched {
  const known = queues.get(api)
  if (known) return known
  const dependencies = { media: api.media, convertImage, convertVideo, put: putFile }
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
 * The uploads of this visit, and what can be done with them. `onReady` is told once of each file that became usable while
 * the component is shown: the moment to fetch the library again.
 */
export function useUploads(onReady?: (media: MediaItem, uploadId: string) => void): Uploads {
  const queue = queueOf(useApi())
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads)
  const told = useRef<Set<string>>(undefined)
  // Synchronises with the queue, which lives outside React: what was done before this component came is not news.
  useEffect(() => {
    told.current ??= new Set(doneOf(uploads).map(({ id }) => id))
    for (const { id, media } of doneOf(uploads)) {
      if (told.current.has(id)) continue
      told.current.add(id)
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
