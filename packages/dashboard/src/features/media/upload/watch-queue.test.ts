import { expect, it, vi } from 'vitest'
import { addTexts } from '../../../lib/text.ts'
import { mediaUpload } from '../../../text/en/media/media-upload.ts'
import { aMediaItem } from './a-media-item.ts'
import type { Upload } from './upload-queue.ts'
import type { UploadState } from './upload-state.ts'
import { watchQueue } from './watch-queue.ts'

addTexts('mediaUpload', mediaUpload)

function set(stored?: string) {
  const storedUploads = new Map(stored === undefined ? [] : [['taplet.uploads', stored]])
  const storage = {
    getItem: (key: string) => storedUploads.get(key) ?? null,
    setItem: (key: string, value: string) => void storedUploads.set(key, value),
    removeItem: (key: string) => void storedUploads.delete(key),
  }
  let uploads: readonly Upload[] = []
  let tell: () => void = () => undefined
  const queue = {
    getUploads: () => uploads,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => undefined
    },
  }
  const guard = vi.fn()
  const say = { done: vi.fn(), failed: vi.fn() }
  const lost = watchQueue(queue, { storage, guard, say })
  const become = (state: UploadState) => {
    uploads = [{ id: 'u', name: 'pour.mov', kind: 'VIDEO', state }]
    tell()
  }
  return { lost, become, guard, say, storedUploads }
}

it('watchQueue asks before the page closes while a file is on its way, and no longer', () => {
  const { become, guard } = set()
  become({ status: 'uploading', progress: 0.5 })
  expect(guard).toHaveBeenLastCalledWith(true)
  become({ status: 'processing', media: aMediaItem() })
  expect(guard).toHaveBeenLastCalledWith(false)
})

it('watchQueue knows after a reload which uploads were cut off, and tells of each once', () => {
  const first = set()
  first.become({ status: 'uploading', progress: 0.5 })
  const stored = first.storedUploads.get('taplet.uploads')
  const second = set(stored)
  expect(second.lost).toEqual(['pour.mov'])
  expect(second.storedUploads.size).toBe(0)
  first.become({ status: 'cancelled' })
  expect(first.storedUploads.size).toBe(0)
})

it('watchQueue is not confused by what others stored there', () => {
  expect(set('{"x":1}').lost).toEqual([])
  expect(set('not json').lost).toEqual([])
  expect(set('[1,"a.jpg"]').lost).toEqual(['a.jpg'])
})

it('watchQueue says when a video that was being prepared is ready, or why it failed', () => {
  const { become, say } = set()
  become({ status: 'processing', media: aMediaItem() })
  become({ status: 'done', media: aMediaItem() })
  expect(say.done).toHaveBeenCalledWith('pour.mov is ready')
  become({ status: 'processing', media: aMediaItem() })
  become({ status: 'failed', reason: 'Too long.' })
  expect(say.failed).toHaveBeenCalledWith('pour.mov could not be prepared. Too long.')
})
