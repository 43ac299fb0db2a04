import { MAX_MANY } from '@taplet/contract'

/** Splits ids into batches of one call's maximum size. */
export function inParts(ids: readonly string[], size = MAX_MANY): string[][] {
  const parts: string[][] = []
  for (let from = 0; from < ids.length; from += size) parts.push(ids.slice(from, from + size))
  return parts
}
