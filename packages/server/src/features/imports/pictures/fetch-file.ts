import { MEGABYTE } from '@taplet/base/bytes'
import type { SafeFetch } from '../../../platform/outbound/safe-fetch.ts'
import { AGENT } from '../fetch/fetch-page.ts'

const MAX_BYTES = 12 * MEGABYTE
const TIMEOUT_MS = 6000

/** Returns the content of a picture's address; undefined when it cannot be had, or is too large. */
export async function fetchFile(url: string, safeFetch: SafeFetch, maxBytes = MAX_BYTES): Promise<Buffer | undefined> {
  const outcome = await safeFetch(url, {
    method: 'GET',
    maxBytes: maxBytes + 1,
    timeoutMs: TIMEOUT_MS,
    headers: { 'user-agent': AGENT, accept: 'image/avif,image/webp,image/*,*/*;q=0.5' },
  })
  if (outcome.kind !== 'ANSWER' || outcome.status !== 200 || outcome.body.length > maxBytes) return undefined
  return outcome.body
}
