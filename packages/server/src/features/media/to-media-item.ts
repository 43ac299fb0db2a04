import type { MediaItem } from '@taplet/contract'
import { mediaRecipe, mediaTrim } from '@taplet/contract/schemas'
import { type Caption, caption, type MediaInfo, mediaInfo, mediaSource } from '@taplet/slides/schema'
import { z } from 'zod'
import { urlOfKey } from './files/keys.ts'
import type { MediaRow } from './store.ts'

const sources = z.array(mediaSource)
const captions = z.array(caption)

export const captionsOf = (row: Pick<MediaRow, 'captions'>): Caption[] => captions.parse(row.captions)

/** UPLOADED is internal: outside, the video counts as processing. */
const shownStatus = (status: string): MediaInfo['status'] =>
  status === 'UPLOADED' ? 'PROCESSING' : mediaInfo.shape.status.parse(status)

/** Returns what views need of an item. A deleted one keeps size and blur, so that slides keep their shape (G11). */
export function toMediaInfo(row: MediaRow): MediaInfo {
  const isGone = row.deleted_at !== null
  return {
    url: row.url,
    kind: mediaInfo.shape.kind.parse(row.kind),
    status: isGone ? 'FAILED' : shownStatus(row.status),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    sources: isGone ? [] : sources.parse(row.sources),
    posterUrl: isGone ? '' : row.poster_url,
    ...(row.kind === 'VIDEO' && !isGone && { captions: captionsOf(row) }),
  }
}

export const toMediaItem = (row: MediaRow): MediaItem => ({
  ...toMediaInfo(row),
  mediaId: row.media_id,
  fileName: row.file_name,
  fileType: row.file_type,
  bytes: Number(row.bytes),
  durationMs: row.duration_ms,
  failureReason: row.failure_reason,
  altText: row.alt_text,
  originalMediaId: row.original_media_id ?? '',
  // A recipe of another version that this one cannot read counts as none: the picture itself exists.
  recipe: mediaRecipe.safeParse(row.recipe).data ?? null,
  trim: mediaTrim.safeParse(row.recipe).data ?? null,
  uploadUrl: row.upload_key && urlOfKey(row.upload_key),
  createdAt: row.created_at.toISOString(),
})
