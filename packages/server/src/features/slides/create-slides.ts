import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { newId } from '../../platform/new-id.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { mediaUses } from './media-use.ts'
import { readSlide } from './read-slide.ts'
import { replaceMedia } from './replace-media.ts'
import { slideRoutes, type SlideWarnings } from './routes.ts'
import { createSlideService, type SlideDependencies } from './service.ts'
import { createSlideVersions, type VersionsOfSlides } from './slide-versions.ts'
import { slideMedia } from './slide-media.ts'
import { slideToolRoutes } from './tools/routes.ts'
import { createSaveTogether } from './save-together.ts'
import { createSlideTools } from './tools/service.ts'
import { createWholeSlides } from './tools/whole-slides.ts'

type Dependencies = Omit<SlideDependencies, 'newId' | 'versions'> &
  Partial<Pick<SlideDependencies, 'newId'>> & { versions: VersionsOfSlides; warningsOf?: SlideWarnings }

/** The slide library: items, their views, and what visitors get of them. */
export function createSlides({ warningsOf = async () => undefined, ...given }: Dependencies) {
  const dependencies = { newId, ...given, versions: createSlideVersions(given.versions) }
  const service = createSlideService(dependencies)
  const tools = createSlideTools(dependencies)
  return {
    ...service,
    /** Slides with all that they hold, for copies of whole apps. */
    whole: {
      ...createWholeSlides(dependencies),
      mediaOf: slideMedia,
      publishedByItemIds: service.publishedByItemIds,
    },
    copyAll: tools.copyAll,
    saveTogether: createSaveTogether(dependencies),
    readStored: readSlide,
    viewOf: async (accountId: string, viewId: string) =>
      (await service.listViews(accountId)).find((view) => view.viewId === viewId),
    mediaOf: slideMedia,
    mediaUses: (accountId: string) => mediaUses(dependencies.db, accountId),
    replaceMedia: (accountId: string, fromUrl: string, toUrl: string, trx: Transaction<Tables>) =>
      replaceMedia(dependencies, accountId, [fromUrl, toUrl], trx),
    routes: (bind: Bind) => {
      slideRoutes(bind, service, warningsOf)
      slideToolRoutes(bind, tools)
    },
  }
}
export type Slides = ReturnType<typeof createSlides>
