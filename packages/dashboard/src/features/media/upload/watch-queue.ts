import { text } from '../../../lib/text.ts'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { hasEnded } from './upload-state.ts'

const KEY = 'taplet.uploads'

interface WatchDependencies {
  /** Lasts as long as the browser tab, including reloads. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Switches the confirmation before the page closes. */
  guard: (isOn: boolean) => void
  say: { done: (words: string) => void; failed: (words: string) => void }
}

const isSending = ({ state }: Upload): boolean => !hasEnded(state) && state.status !== 'processing'

function readNames(storage: WatchDependencies['storage']): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/**
 * Protects uploads from being lost unnoticed: asks before the page closes during one, remembers the names of those that
 * a reload interrupted, and reports when a processed video is ready or failed. Returns the names lost by the previous
 * page of this tab.
 */
export function watchQueue(
  queue: Pick<UploadQueue, 'getUploads' | 'subscribe'>,
  dependencies: WatchDependencies,
): string[] {
  const { storage, guard, say } = dependencies
  const lost = readNames(storage)
  storage.removeItem(KEY)
  let before: readonly Upload[] = queue.getUploads()
  queue.subscribe(() => {
    const uploads = queue.getUploads()
    const names = uploads.filter(isSending).map(({ name }) => name)
    guard(names.length > 0)
    if (names.length > 0) storage.setItem(KEY, JSON.stringify(names))
    else storage.removeItem(KEY)
    for (const { id, name, state } of uploads) {
      const was = before.find((one) => one.id === id)?.state
      if (was?.status !== 'processing' || was === state) continue
      if (state.status === 'done') say.done(text('mediaUpload:ready', { name }))
      if (state.status === 'failed') say.failed(text('mediaUpload:notReady', { name, reason: state.reason }))
    }
    before = uploads
  })
  return lost
}
