import { newId as createId } from '../../../lib/new-id.ts'
import type { MediaItem } from '@taplet/contract'
import { fileTypeOf, kindOf, type UploadKind } from './file-facts.ts'
import type { SendOptions } from './send-upload.ts'
import { hasEnded, stepUpload, type UploadEvent, type UploadState } from './upload-state.ts'

/** One file being added to the library. */
export interface Upload {
  id: string
  name: string
  /** Undefined for an unusable file; such an upload fails at once. */
  kind: UploadKind | undefined
  state: UploadState
}

export interface UploadQueue {
  /** Returns the same list until something changes, newest last. */
  getUploads: () => readonly Upload[]
  subscribe: (listener: () => void) => () => void
  /** Adds files; returns their ids in the same order. */
  add: (files: Iterable<File>) => string[]
  /** Adds one file and resolves to it once it is usable; rejects with the reason when it is not. */
  addAndWait: (file: File) => Promise<MediaItem>
  cancel: (id: string) => void
  /** Starts over; a video that is on the server already is only processed again. */
  retry: (id: string) => void
  /** Removes an ended upload from the list. */
  dismiss: (id: string) => void
}

export interface QueueDependencies {
  send: (options: SendOptions) => Promise<void>
  retryProcessing: (media: MediaItem) => Promise<MediaItem>
  /** Fetches the library, to learn the state of videos. */
  fetchLibrary: () => Promise<readonly MediaItem[]>
  newId?: () => string
  /** Interval at which processing videos are polled. */
  pollMs?: number
}

interface Entry extends Upload {
  file: File
  stop: AbortController
}

/** More at once would only slow each of them down. */
const AT_ONCE = 2
const POLL_MS = 2000

/** All uploads of this visit: runs two at a time and polls processing videos until they are READY or FAILED. */
export function createUploadQueue({
  send,
  retryProcessing,
  fetchLibrary,
  newId = createId,
  pollMs = POLL_MS,
}: QueueDependencies): UploadQueue {
  let entries: readonly Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** By abort controller, new for each attempt: the end of a cancelled one must not count as the next one's. */
  const running = new Set<AbortController>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Entry[]): void {
    entries = next
    for (const listener of listeners) listener()
    startNext()
    watch()
  }

  function tell(id: string, event: UploadEvent): void {
    const entry = entries.find((one) => one.id === id)
    if (!entry) return
    const state = stepUpload(entry.state, event)
    if (state !== entry.state) publish(entries.map((one) => (one.id === id ? { ...one, state } : one)))
  }

  function startNext(): void {
    const next = entries.find(({ stop, state }) => state.status === 'queued' && !running.has(stop))
    if (!next || running.size >= AT_ONCE) return
    const { id, file, stop } = next
    running.add(stop)
    // Drops events that arrive after a cancel.
    const tellUnlessStopped = (event: UploadEvent): void => {
      if (!stop.signal.aborted) tell(id, event)
    }
    void send({ file, signal: stop.signal, tell: tellUnlessStopped }).finally(() => {
      running.delete(stop)
      startNext()
    })
    startNext()
  }

  function watch(): void {
    if (timer !== undefined || !entries.some(({ state }) => state.status === 'processing')) return
    timer = setTimeout(() => void poll(), pollMs)
  }

  async function poll(): Promise<void> {
    try {
      const library = new Map((await fetchLibrary()).map((item) => [item.mediaId, item]))
      for (const { id, state } of entries) {
        const media = state.status === 'processing' ? library.get(state.media.mediaId) : undefined
        if (media) tell(id, { type: 'answer', media })
      }
    } catch {
      // The connection may be back at the next poll.
    }
    timer = undefined
    watch()
  }

  async function processAgain(id: string, media: MediaItem, stop: AbortController): Promise<void> {
    try {
      tell(id, { type: 'answer', media: await retryProcessing(media) })
    } catch (error) {
      tell(id, { type: 'fail', reason: error instanceof Error ? error.message : '' })
    } finally {
      running.delete(stop)
      startNext()
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function add(files: Iterable<File>): string[] {
    const added = Array.from(
      files,
      (file): Entry => ({
        id: newId(),
        file,
        name: file.name,
        kind: kindOf(fileTypeOf(file)),
        stop: new AbortController(),
        state: { status: 'queued' },
      }),
    )
    if (added.length > 0) publish([...entries, ...added])
    return added.map(({ id }) => id)
  }

  return {
    getUploads: () => entries,
    subscribe,
    add,
    addAndWait: (file) =>
      new Promise((resolve, reject) => {
        const [id] = add([file])
        const settle = (): void => {
          const state = entries.find((one) => one.id === id)?.state
          if (state && !hasEnded(state)) return
          stop()
          if (state?.status === 'done') resolve(state.media)
          else reject(new Error(state?.status === 'failed' ? state.reason : ''))
        }
        const stop = subscribe(settle)
        settle()
      }),
    cancel(id) {
      const entry = entries.find((one) => one.id === id)
      if (!entry || hasEnded(entry.state) || entry.state.status === 'processing') return
      entry.stop.abort()
      tell(id, { type: 'cancel' })
    },
    retry(id) {
      const entry = entries.find((one) => one.id === id)
      if (!entry) return
      const state = stepUpload(entry.state, { type: 'retry' })
      if (state === entry.state) return
      const media = entry.state.status === 'failed' ? entry.state.media : undefined
      const stop = new AbortController()
      if (media) running.add(stop) // prevents a second upload
      publish(entries.map((one) => (one.id === id ? { ...one, state, stop } : one)))
      if (media) void processAgain(id, media, stop)
    },
    dismiss(id) {
      const withoutOld = entries.filter((one) => one.id !== id || !hasEnded(one.state))
      if (withoutOld.length < entries.length) publish(withoutOld)
    },
  }
}
