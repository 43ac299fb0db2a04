import { MEGABYTE } from '@taplet/base/bytes'
import { IMAGE_TYPES, MEDIA_LIMITS, VIDEO_TYPES } from '@taplet/contract'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

export type MediaKind = 'IMAGE' | 'VIDEO'

interface Accepted {
  kind: MediaKind
  type: string
  extension: string
  maxBytes: number
}

const EXTENSIONS: Record<string, string> = { 'video/quicktime': 'mov', 'image/jpeg': 'jpg' }

const accept =
  (kind: MediaKind, maxBytes: number) =>
  (type: string): [string, Accepted] => [
    type,
    { kind, type, maxBytes, extension: EXTENSIONS[type] ?? type.slice(type.indexOf('/') + 1) },
  ]

const accepted: ReadonlyMap<string, Accepted> = new Map([
  ...IMAGE_TYPES.map(accept('IMAGE', MEDIA_LIMITS.image)),
  ...VIDEO_TYPES.map(accept('VIDEO', MEDIA_LIMITS.video)),
])

/** Returns the properties of a declared type, with or without parameters. Throws MEDIA_TYPE_REFUSED for any other type. */
export function requireAcceptedType(fileType: string): Accepted {
  const found = accepted.get(fileType.trim().toLowerCase())
  if (!found) throw new AppError('MEDIA_TYPE_REFUSED', { field: 'fileType' })
  return found
}

/** Throws MEDIA_TOO_LARGE with the limit of this kind of file. */
export function requireSize(bytes: number, { kind, maxBytes }: { kind: MediaKind; maxBytes: number }): void {
  if (bytes <= maxBytes) return
  const noun = kind === 'IMAGE' ? 'A picture' : 'A video'
  throw new AppError('MEDIA_TOO_LARGE', {
    message: messages.later('fileTooLarge', {
      noun,
      megabyte: maxBytes / MEGABYTE,
      bytes: Math.ceil(bytes / MEGABYTE),
    }),
  })
}
