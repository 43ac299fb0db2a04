import { GIGABYTE, MEGABYTE } from '@taplet/base/bytes'
import { MINUTE_MS } from '@taplet/base/time'

/** The largest caption file, in bytes of UTF-8. */
export const MAX_CAPTION_BYTES = MEGABYTE
/** Captions of one video, one for each language. */
export const MAX_CAPTIONS = 20
/** The largest accepted file, in bytes. */
export const MEDIA_LIMITS = { image: 25 * MEGABYTE, video: 500 * MEGABYTE } as const
/** Storage per account, in bytes. */
export const STORAGE_LIMITS = { FREE: 2 * GIGABYTE, STARTER: 20 * GIGABYTE, GROWTH: 100 * GIGABYTE } as const
/** The longest accepted video. */
export const MAX_VIDEO_MS = 10 * MINUTE_MS
/** MIME types that may be uploaded; each is verified by the file's first bytes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
