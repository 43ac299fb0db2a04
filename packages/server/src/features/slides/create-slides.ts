import { newId } from '../../platform/new-id.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { slideRoutes } from './routes.ts'
import { createSlideService, type SlideDependencies } from './service.ts'
import { slideMedia } from './slide-media.ts'

/** The slide library: items, their views, and what visitors get of them. */
export function createSlides(
  dependencies: Omit<SlideDependencies, 'newId'> & Partial<Pick<SlideDependencies, 'newId'>>,
) {
  const service = createSlideService({ newId, ...dependencies })
  return { ...service, mediaOf: slideMedia, routes: (bind: Bind) => slideRoutes(bind, service) }
}
export type Slides = ReturnType<typeof createSlides>
