import type { MediaItem } from '@taplet/contract'
import { describe, expect, it } from 'vitest'
import { aMediaItem } from './a-media-item.ts'
import { stepUpload, type UploadEvent, type UploadState } from './upload-state.ts'

const run = (events: UploadEvent[], from: UploadState = { status: 'queued' }): UploadState =>
  events.reduce(stepUpload, from)
const answer = (status: MediaItem['status'], failureReason = ''): UploadEvent => ({
  type: 'answer',
  media: aMediaItem({ status, failureReason }),
})

describe('an upload', () => {
  it('goes from the queue over conversion and upload to done', () => {
    expect(run([{ type: 'convert' }, { type: 'progress', fraction: 0.5 }])).toEqual({
      status: 'converting',
      progress: 0.5,
    })
    expect(run([{ type: 'convert' }, { type: 'upload' }])).toEqual({ status: 'uploading', progress: 0 })
    expect(run([{ type: 'upload' }, answer('READY')]).status).toBe('done')
  })

  it('waits for the server while a video is processed, and takes over how that ends', () => {
    const waiting = run([{ type: 'upload' }, answer('PROCESSING')])
    expect(waiting.status).toBe('processing')
    expect(run([answer('READY')], waiting).status).toBe('done')
    expect(run([answer('FAILED', 'too long')], waiting)).toMatchObject({ status: 'failed', reason: 'too long' })
  })

  it('keeps the file on the server in mind when its processing failed, so that trying again costs no upload', () => {
    expect(run([{ type: 'upload' }, answer('FAILED', 'no')])).toMatchObject({ media: { mediaId: 'm1' } })
    expect(run([{ type: 'upload' }, { type: 'fail', reason: 'no' }])).not.toHaveProperty('media')
  })

  it('never shows less progress than before, nor more than all', () => {
    const half = run([{ type: 'upload' }, { type: 'progress', fraction: 0.5 }])
    expect(stepUpload(half, { type: 'progress', fraction: 0.2 })).toBe(half)
    expect(stepUpload(half, { type: 'progress', fraction: 7 })).toMatchObject({ progress: 1 })
  })

  it('can be cancelled until the file is on the server', () => {
    expect(run([{ type: 'convert' }, { type: 'cancel' }]).status).toBe('cancelled')
    const waiting = run([{ type: 'upload' }, answer('PROCESSING')])
    expect(stepUpload(waiting, { type: 'cancel' })).toBe(waiting)
  })

  it('starts over after it failed or was cancelled, and only then', () => {
    expect(run([{ type: 'fail', reason: 'x' }, { type: 'retry' }])).toEqual({ status: 'queued' })
    expect(run([{ type: 'cancel' }, { type: 'retry' }])).toEqual({ status: 'queued' })
    const done = run([{ type: 'upload' }, answer('READY')])
    expect(stepUpload(done, { type: 'retry' })).toBe(done)
  })

  it('is the same object after an event that comes too late', () => {
    const cancelled = run([{ type: 'cancel' }])
    const late: UploadEvent[] = [
      { type: 'convert' },
      { type: 'upload' },
      { type: 'progress', fraction: 1 },
      answer('READY'),
      { type: 'fail', reason: 'x' },
      { type: 'cancel' },
    ]
    for (const event of late) expect(stepUpload(cancelled, event)).toBe(cancelled)
    const waiting = run([{ type: 'upload' }, answer('PROCESSING')])
    expect(stepUpload(waiting, answer('PROCESSING'))).toBe(waiting)
  })
})
