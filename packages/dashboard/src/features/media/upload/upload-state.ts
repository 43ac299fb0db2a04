import type { MediaItem } from '@taplet/contract'

/** State of one upload. `progress` is a fraction of the step, 0 to 1. */
export type UploadState =
  | { status: 'queued' }
  | { status: 'converting'; progress: number }
  | { status: 'uploading'; progress: number }
  /** The server is processing it; `media` is known, its files are not there yet. */
  | { status: 'processing'; media: MediaItem }
  | { status: 'done'; media: MediaItem }
  /** `isFinal`: this file would fail again. With `media` it is on the server, and a retry needs no second upload. */
  | { status: 'failed'; reason: string; media?: MediaItem; isFinal?: boolean }
  | { status: 'cancelled' }

export type UploadEvent =
  | { type: 'convert' }
  | { type: 'upload' }
  | { type: 'progress'; fraction: number }
  /** The server's answer, to the upload itself or to a later poll. */
  | { type: 'answer'; media: MediaItem }
  | { type: 'fail'; reason: string; isFinal?: boolean }
  | { type: 'cancel' }
  | { type: 'retry' }

const ENDED = new Set<UploadState['status']>(['done', 'failed', 'cancelled'])
export const hasEnded = (state: UploadState): boolean => ENDED.has(state.status)

function afterAnswer(state: UploadState, media: MediaItem): UploadState {
  if (state.status !== 'uploading' && state.status !== 'processing' && state.status !== 'queued') return state
  if (media.status === 'READY') return { status: 'done', media }
  if (media.status === 'FAILED') return { status: 'failed', reason: media.failureReason, media }
  return state.status === 'processing' ? state : { status: 'processing', media }
}

function afterProgress(state: UploadState, fraction: number): UploadState {
  if (state.status !== 'converting' && state.status !== 'uploading') return state
  const progress = Math.min(1, Math.max(state.progress, fraction)) // never backwards
  return progress === state.progress ? state : { ...state, progress }
}

const startConverting = (state: UploadState): UploadState =>
  state.status === 'queued' ? { status: 'converting', progress: 0 } : state

const startUploading = (state: UploadState): UploadState =>
  state.status === 'queued' || state.status === 'converting' ? { status: 'uploading', progress: 0 } : state

function afterFailure(state: UploadState, reason: string, isFinal = false): UploadState {
  if (hasEnded(state)) return state
  return {
    status: 'failed',
    reason,
    ...(isFinal && { isFinal }),
    ...(state.status === 'processing' && { media: state.media }),
  }
}

/** What is on the server is in the library, so it can no longer be cancelled. */
const cancel = (state: UploadState): UploadState =>
  hasEnded(state) || state.status === 'processing' ? state : { status: 'cancelled' }

const startOver = (state: UploadState): UploadState =>
  state.status === 'failed' || state.status === 'cancelled' ? { status: 'queued' } : state

/** The next state. An event that makes no sense now (late progress of a cancelled upload) returns the same object. */
export function stepUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'convert':
      return startConverting(state)
    case 'upload':
      return startUploading(state)
    case 'progress':
      return afterProgress(state, event.fraction)
    case 'answer':
      return afterAnswer(state, event.media)
    case 'fail':
      return afterFailure(state, event.reason, event.isFinal)
    case 'cancel':
      return cancel(state)
    case 'retry':
      return startOver(state)
  }
}
