import { DAY_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'

/**
 * The id that makes repeats one submission. A script sends its own; otherwise it is derived from the content and the
 * sender, so that a double tap makes one record. The same content from the same sender counts again after a day.
 */
export function submissionIds(
  given: string | undefined,
  content: readonly unknown[],
  now: number,
): { id: string; earlier: string } {
  if (given !== undefined) return { id: given.toLowerCase(), earlier: given.toLowerCase() }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const day = Math.floor(now / DAY_MS)
  return { id: `${hash}.${day}`, earlier: `${hash}.${day - 1}` }
}
