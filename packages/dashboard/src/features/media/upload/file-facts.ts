import { IMAGE_TYPES, VIDEO_TYPES } from '@taplet/contract'

export type UploadKind = 'IMAGE' | 'VIDEO'

/** For browsers that do not know a type, and phones that omit it. HEIC is read where the browser can. */
const TYPE_BY_EXTENSION: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
}
const ALIASES: Record<string, string> = { 'image/jpg': 'image/jpeg', 'video/x-m4v': 'video/mp4' }
/** Converted before the upload; the server need not support them. */
const READ_BY_BROWSERS = ['image/heic', 'image/heif', 'image/bmp']

const isOneOf = (list: readonly string[], type: string): boolean => list.includes(type)

/** The MIME type of a file: from the browser, else from its extension. */
export function fileTypeOf({ name, type }: { name: string; type: string }): string {
  const known = type.toLowerCase()
  return ALIASES[known] ?? (known || (TYPE_BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? ''))
}

/** Picture or video; undefined for other files. */
export function kindOf(fileType: string): UploadKind | undefined {
  if (isOneOf(IMAGE_TYPES, fileType) || isOneOf(READ_BY_BROWSERS, fileType)) return 'IMAGE'
  return isOneOf(VIDEO_TYPES, fileType) ? 'VIDEO' : undefined
}

/** True when the server accepts this type unchanged. */
export const isTakenByServer = (fileType: string): boolean =>
  isOneOf(IMAGE_TYPES, fileType) || isOneOf(VIDEO_TYPES, fileType)

const MAX_NAME = 200

/** Sanitises a name for the server: no separators, no "..", no control characters, not too long. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\\/%]|\p{Cc}|\p{Cf}/gu, '_')
    .replace(/\.{2,}/g, '.')
  return Array.from(plain).slice(-MAX_NAME).join('').replace(/^\.+$/, '') || 'file'
}

/** The same name with another extension. */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'file'}.${extension}`
