import { mediaScope } from '@taplet/contract/schemas'
import type { Message } from '@taplet/messages'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

export type Scope = z.output<typeof mediaScope>

/** spec §7: the one path with a folder of its own; it is private. */
const PROFILE_PICTURE = 'account/profilePicture'
export const PROFILE_PICTURE_NAME = 'profilePicture'
const MAX_NAME = 255
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/
/** Separators, also as %-escapes, which another layer might decode again. */
const HIDDEN_SEPARATOR = /\\|%(?:2e|2f|5c|00|25)/i

const refuse = (field: string, message: Message): never => {
  throw new AppError('BAD_REQUEST', { message, field })
}

/** Validates a file name from a person: stored beside the file for display, never part of a key or a path. */
export function requireFileName(name: string, field: string): string {
  // Look-alikes such as U+FF0F become the characters they imitate, and are checked as those.
  const normal = name.normalize('NFKC')
  if (CONTROL.test(name) || HIDDEN_SEPARATOR.test(normal) || normal.includes('/'))
    refuse(field, messages.later('fileNameCharacters'))
  if (normal === '' || normal === '.' || normal.includes('..')) refuse(field, messages.later('fileNameMissing'))
  if (normal.length > MAX_NAME) refuse(field, messages.later('fileNameTooLong', { maxName: MAX_NAME }))
  return name
}

/**
 * Parses scope and name of `protected/latte.jpg`. The scope is optional (default: protected), and so is the account's
 * own identity id after it (spec §7: "Protected keys are prefixed with the identity id"); any other folder, above all
 * another identity, is refused. The server chooses the key regardless.
 */
export function parseFilePath(filePath: string, identityId: string): { scope: Scope; fileName: string } {
  const segments = filePath.split('/')
  const first = mediaScope.safeParse(segments[0])
  if (first.success && segments.length > 1) segments.shift()
  if (segments.join('/') === PROFILE_PICTURE) return { scope: 'private', fileName: PROFILE_PICTURE_NAME }
  if (segments.length === 2 && segments[0] === identityId) segments.shift()
  const [name, ...more] = segments
  if (name === undefined || more.length > 0) return refuse('filePath', messages.later('privatePathMalformed'))
  return { scope: first.data ?? 'protected', fileName: requireFileName(name, 'filePath') }
}
