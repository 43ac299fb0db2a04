import { DAY_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'

/**
 * What makes repeats one submission. A script sends an id of its own; without one it is made of what was sent and from
 * where, so that a double tap makes one record. The same words from the same place count again after a day.
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
