import type { PageAddress } from '../addresses.ts'
import { withApp, withoutApp, withoutLink } from './cached-apps.ts'
import { readPage, withoutTag } from './page-text.ts'
import type { AppCache } from './app-cache.ts'

const TAKEN_DOWN = [404, 410, 451]
/** They describe the encoded bytes, not the stored text. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding']

/** A page to store, with its original headers: above all its policy. */
export function pageOf(html: string, from: Response): Response {
  const headers = new Headers(from.headers)
  for (const name of OF_THE_WIRE) headers.delete(name)
  return new Response(html, { headers })
}

/** Whether a response can be one of our pages. Errors, redirects and other origins are never stored. */
const isPage = ({ status, type, headers }: Response): boolean =>
  status === 200 && type === 'basic' && (headers.get('content-type') ?? '').startsWith('text/html')

/** Whether a response is for this visitor and moment only, as behind a password. */
const isPrivate = ({ headers }: Response): boolean => (headers.get('cache-control') ?? '').includes('no-store')

/** Handles the server's response for an address: stores the page, or deletes it when it was taken down. */
export async function learn(address: PageAddress, answer: Response, cache: AppCache): Promise<void> {
  if (TAKEN_DOWN.includes(answer.status)) {
    const path = await cache.pathOf(address)
    if (path !== undefined) await cache.change((apps) => withoutApp(apps, path))
    return
  }
  // Such a link may lead elsewhere the next time, which only the server knows.
  if (isPrivate(answer)) {
    if (address.kind === 'tag') await cache.change((apps) => withoutLink(apps, address.tagId))
    return
  }
  if (!isPage(answer)) return
  const html = await answer.text()
  const app = readPage(html)
  // A hotel's sign-in page returns 200, too.
  if (!app || (address.kind === 'path' && address.path !== app.path)) return
  await cache.change(async (apps) => {
    const tag = (await cache.page(`/${app.path}`))?.headers.get('etag')
    if (!tag || tag !== answer.headers.get('etag'))
      await cache.putPage(`/${app.path}`, pageOf(withoutTag(html), answer))
    return withApp(apps, { ...app, files: [] })
  })
}
