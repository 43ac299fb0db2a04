import { MINUTE_MS } from '@taplet/base/time'
import { MAX_VIDEO_MS } from '@taplet/contract'
import { VideoRefused } from './video-refused.ts'

/** 4K; phones film up to this. */
const MAX_SIDE = 4096
const MIN_SIDE = 16

export interface VideoFacts {
  /** Pixels as shown, after rotation. */
  width: number
  height: number
  durationMs: number
}

/** Throws VideoRefused when the video is longer or larger than we take (G12). */
export function requireUsableVideo({ width, height, durationMs }: VideoFacts): void {
  if (durationMs <= 0) throw new VideoRefused('The video has no length. It may be cut off; try to save it again.')
  if (durationMs > MAX_VIDEO_MS) {
    throw new VideoRefused(
      `The video is ${Math.ceil(durationMs / MINUTE_MS)} minutes long; at most ${MAX_VIDEO_MS / MINUTE_MS} minutes fit.`,
    )
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new VideoRefused(`The video has ${width} × ${height} pixels; at most ${MAX_SIDE} on a side fit.`)
  }
  if (Math.min(width, height) < MIN_SIDE) throw new VideoRefused('The video has no picture that could be shown.')
}
