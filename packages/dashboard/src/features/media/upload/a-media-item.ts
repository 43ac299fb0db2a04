import type { MediaItem } from '@taplet/contract'

/** A picture of the library, for tests. */
export const aMediaItem = (fields: Partial<MediaItem> = {}): MediaItem => ({
  mediaId: 'm1',
  url: '/media/protected/a/images/x-720.webp',
  kind: 'IMAGE',
  status: 'READY',
  width: 720,
  height: 480,
  placeholder: '',
  sources: [],
  posterUrl: '',
  fileName: 'latte.jpg',
  fileType: 'image/webp',
  bytes: 1000,
  durationMs: 0,
  failureReason: '',
  altText: '',
  originalMediaId: '',
  recipe: null,
  trim: null,
  uploadUrl: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})
