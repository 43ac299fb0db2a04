import { MINUTE_MS } from '@taplet/base/time'
import { MAX_VIDEO_MS } from '@taplet/contract'
import { messages } from '../messages/messages.ts'
import { VideoRefused } from './video-refused.ts'

/** 4K, the maximum of phones. */
const MAX_SIDE = 4096
const MIN_SIDE = 16
const { later } = messages

export interface VideoFacts {
  /** Pixels as shown, after rotation. */
  width: number
  height: number
  durationMs: number
}

/** Throws VideoRefused when the video is longer or larger than we accept (G12). */
export function requireUsableVideo({ width, height, durationMs }: VideoFacts): void {
  if (durationMs <= 0) throw new VideoRefused(later('video.noLength'))
  if (durationMs > MAX_VIDEO_MS) {
    throw new VideoRefused(
      later('video.tooLong', { minutes: Math.ceil(durationMs / MINUTE_MS), max: MAX_VIDEO_MS / MINUTE_MS }),
    )
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new VideoRefused(later('video.tooLarge', { width, height, max: MAX_SIDE }))
  }
  if (Math.min(width, height) < MIN_SIDE) throw new VideoRefused(later('video.noPicture'))
}
