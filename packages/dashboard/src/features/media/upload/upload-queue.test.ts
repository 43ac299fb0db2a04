import type { MediaItem } from '@taplet/contract'
import { describe, expect, it, vi } from 'vitest'
import { aMediaItem } from './a-media-item.ts'
import type { SendOptions } from './send-upload.ts'
import { createUploadQueue } from './upload-queue.ts'

const aFile = (name = 'latte.jpg', type = 'image/jpeg') => new File(['x'], name, { type })

function aQueue(library: MediaItem[] = []) {
  const sent: SendOptions[] = []
  const ends: (() => void)[] = []
  const retryProcessing = vi.fn(async (media: MediaItem) => ({ ...media, status: 'PROCESSING' as const }))
  const queue = createUploadQueue({
    send: (options) => {
      sent.push(options)
      return new Promise((resolve) => ends.push(resolve))
    },
    retryProcessing,
    fetchLibrary: async () => library,
    pollMs: 5,
  })
  const states = () => queue.getUploads().map((upload) => upload.state.status)
  return { queue, sent, ends, states, retryProcessing }
}

describe('the upload queue', () => {
  it('works off two at a time, in their order', async () => {
    const { queue, sent, ends } = aQueue()
    queue.add([aFile('1.jpg'), aFile('2.jpg'), aFile('3.jpg')])
    expect(sent.map(({ file }) => file.name)).toEqual(['1.jpg', '2.jpg'])
    sent[0]?.tell({ type: 'upload' })
    sent[0]?.tell({ type: 'answer', media: aMediaItem() })
    ends[0]?.()
    await expect.poll(() => sent.map(({ file }) => file.name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  })

  it('keeps the same list while nothing changes, and tells listeners when something does', () => {
    const { queue, sent } = aQueue()
    const listener = vi.fn()
    queue.subscribe(listener)
    queue.add([aFile()])
    expect(listener).toHaveBeenCalledOnce()
    const before = queue.getUploads()
    sent[0]?.tell({ type: 'progress', fraction: 0.5 })
    expect(queue.getUploads()).toBe(before)
  })

  it('cancels: the work is told to stop, and what it says later is not heard', () => {
    const { queue, sent, states } = aQueue()
    const [id = ''] = queue.add([aFile()])
    sent[0]?.tell({ type: 'upload' })
    queue.cancel(id)
    expect(sent[0]?.signal.aborted).toBe(true)
    sent[0]?.tell({ type: 'answer', media: aMediaItem() })
    expect(states()).toEqual(['cancelled'])
  })

  it('starts over with a signal of its own after a cancel', async () => {
    const { queue, sent, ends, states } = aQueue()
    const [id = ''] = queue.add([aFile()])
    queue.cancel(id)
    ends[0]?.()
    queue.retry(id)
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]?.signal.aborted).toBe(false)
    sent[1]?.tell({ type: 'upload' })
    expect(states()).toEqual(['uploading'])
  })

  it('asks for a processing video until it is ready', async () => {
    const library = [aMediaItem({ kind: 'VIDEO', status: 'PROCESSING' })]
    const { queue, sent, states } = aQueue(library)
    queue.add([aFile('film.mp4', 'video/mp4')])
    sent[0]?.tell({ type: 'upload' })
    sent[0]?.tell({ type: 'answer', media: aMediaItem({ kind: 'VIDEO', status: 'PROCESSING' }) })
    expect(states()).toEqual(['processing'])
    library[0] = aMediaItem({ kind: 'VIDEO', status: 'READY' })
    await expect.poll(() => states()).toEqual(['done'])
  })

  it('processes a failed video again without another upload', async () => {
    const { queue, sent, ends, states, retryProcessing } = aQueue()
    const [id = ''] = queue.add([aFile('film.mp4', 'video/mp4')])
    sent[0]?.tell({ type: 'upload' })
    sent[0]?.tell({
      type: 'answer',
      media: aMediaItem({ kind: 'VIDEO', status: 'FAILED', failureReason: 'interrupted' }),
    })
    ends[0]?.()
    expect(states()).toEqual(['failed'])
    queue.retry(id)
    await expect.poll(() => states()).toEqual(['processing'])
    expect(retryProcessing).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(1)
  })

  it('takes only ended uploads off the list', () => {
    const { queue, states } = aQueue()
    const [id = ''] = queue.add([aFile()])
    queue.dismiss(id)
    expect(states()).toEqual(['queued'])
    queue.cancel(id)
    queue.dismiss(id)
    expect(states()).toEqual([])
  })
})
