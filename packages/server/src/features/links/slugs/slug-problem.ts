import { RESERVED_NAMES } from '@taplet/contract'
import { linkSlug } from '@taplet/contract/schemas'
import type { Message } from '@taplet/messages'
import { messages } from '../messages/messages.ts'

const MIN = 3
const MAX = 20

/** Normalises the name for storage. */
export const toSlug = (text: string): string => text.trim().toLowerCase()

/** Returns why a name is not allowed in a short link, for display; undefined when it is. */
export function slugProblem(slug: string): Message | undefined {
  if (slug.length < MIN) return messages.later('slugTooShort', { min: MIN })
  if (slug.length > MAX) return messages.later('slugTooLong', { max: MAX })
  if (/[^a-z0-9-]/.test(slug)) return messages.later('slugOtherLetters')
  if (!linkSlug.safeParse(slug).success || slug.includes('--')) return messages.later('slugDashes')
  if (RESERVED_NAMES.has(slug)) return messages.later('slugReserved')
  return undefined
}
