import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/new-id.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { mediaUses } from './media-use.ts'
import { replaceMedia } from './replace-media.ts'
import { slideRoutes } from './routes.ts'
import { createSlideService, type SlideDependencies } from './service.ts'
import { slideMedia } from './slide-media.ts'

/** The slide library: items, their views, and what visitors get of them. */
export function createSlides(
  dependencies: Omit<SlideDependencies, 'newId'> & Partial<Pick<SlideDependencies, 'newId'>>,
) {
  const service = createSlideService({ newId, ...dependencies })
  return {
    ...service,
    mediaOf: slideMedia,
    mediaUses: (accountId: string) => mediaUses(dependencies.db, accountId),
    replaceMedia: (accountId: string, fromUrl: string, toUrl: string, trx: Transaction<Tables>) =>
      replaceMedia(dependencies, accountId, [fromUrl, toUrl], trx),
    routes: (bind: Bind) => slideRoutes(bind, service),
  }
}
export type Slides = ReturnType<typeof createSlides>
