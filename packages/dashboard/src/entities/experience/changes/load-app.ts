import type { Page } from '@taplet/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { mediaQuery } from '../../media/queries.ts'
import { itemsQuery, viewsQuery } from '../../slide/queries.ts'
import { type Library, toLibrary } from '../library.ts'
import { pagesQuery } from '../queries.ts'

/** An app and the slides of its account as they are saved, as far as this page knows. Throws when the app is gone. */
export async function loadApp(
  { api, client }: { api: Api; client: QueryClient },
  experienceId: string,
): Promise<{ page: Page; library: Library }> {
  const [pages, items, views, media] = await Promise.all([
    client.ensureQueryData(pagesQuery(api)),
    client.ensureQueryData(itemsQuery(api)),
    client.ensureQueryData(viewsQuery(api)),
    client.ensureQueryData(mediaQuery(api)),
  ])
  const page = pages.find((one) => one.experienceId === experienceId)
  if (!page) throw new Error('The app is gone')
  return { page, library: toLibrary(items, views, media) }
}
