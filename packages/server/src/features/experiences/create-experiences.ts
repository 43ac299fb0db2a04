import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { experienceRoutes, type PublishedExperiences } from './routes.ts'
import { createExperienceService, type ExperienceDependencies } from './service.ts'

type Dependencies = Omit<ExperienceDependencies, 'newId'> &
  Partial<Pick<ExperienceDependencies, 'newId'>> & { published: PublishedExperiences }

/** Instant apps as their owners work on them. */
export function createExperiences({ published, ...dependencies }: Dependencies) {
  const service = createExperienceService({ newId, ...dependencies })
  return { ...service, routes: (bind: Bind) => experienceRoutes(bind, service, published) }
}
export type Experiences = ReturnType<typeof createExperiences>
