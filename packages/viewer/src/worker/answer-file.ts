import { isForEver } from './addresses.ts'
import type { Shelf } from './shelf.ts'

/** A file of a kept app: what never changes from the shelf at once, the rest from the network while there is one. */
export async function answerFile(
  request: Request,
  { shelf, fetch }: { shelf: Shelf; fetch: typeof globalThis.fetch },
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await shelf.file(pathname).catch(() => undefined)
  if (!kept) return fetch(request)
  return isForEver(pathname) ? kept : fetch(request).catch(() => kept)
}
