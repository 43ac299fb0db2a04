import type { PageAddress } from '../addresses.ts'
import { withApp, withoutApp, withoutLink } from './kept-apps.ts'
import { readPage, withoutTag } from './page-text.ts'
import type { AppCache } from './app-cache.ts'

const TAKEN_DOWN = [404, 410, 451]
/** They describe the bytes on the wire, not the text that is kept. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding']

/** A page to keep, with the headers that it came with: its policy above all. */
export function pageOf(html: string, from: Response): Response {
  const headers = new Headers(from.headers)
  for (const name of OF_THE_WIRE) headers.delete(name)
  return new Response(html, { headers })
}

/** Whether an answer can be one of our own pages. Errors, redirects and what other origins say are kept by nobody. */
const isPage = ({ status, type, headers }: Response): boolean =>
  status === 200 && type === 'basic' && (headers.get('content-type') ?? '').startsWith('text/html')

/** Whether an answer is for these eyes and this moment only, as behind a password. */
const isPrivate = ({ headers }: Response): boolean => (headers.get('cache-control') ?? '').includes('no-store')

/** Learns from what the server says of an address: keeps the page, or drops it when it was taken down. */
export async function learn(address: PageAddress, answer: Response, shelf: AppCache): Promise<void> {
  if (TAKEN_DOWN.includes(answer.status)) {
    const path = await shelf.pathOf(address)
    if (path !== undefined) await shelf.change((apps) => withoutApp(apps, path))
    return
  }
  // Such a link may lead elsewhere the next time, which nobody knows without the server.
  if (isPrivate(answer)) {
    if (address.kind === 'tag') await shelf.change((apps) => withoutLink(apps, address.tagId))
    return
  }
  if (!isPage(answer)) return
  const html = await answer.text()
  const app = readPage(html)
  // A hotel's sign-in page answers 200, too.
  if (!app || (address.kind === 'path' && address.path !== app.path)) return
  await shelf.change(async (apps) => {
    const tag = (await shelf.page(`/${app.path}`))?.headers.get('etag')
    if (!tag || tag !== answer.headers.get('etag'))
      await shelf.putPage(`/${app.path}`, pageOf(withoutTag(html), answer))
    return withApp(apps, { ...app, files: [] })
  })
}
