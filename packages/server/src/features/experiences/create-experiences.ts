import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { createPageVersions, type VersionsOfExperiences } from './page-versions.ts'
import { type CountFetch, experienceRoutes, type PageWarnings, type PublishedExperiences } from './routes.ts'
import { createExperienceService, type ExperienceDependencies } from './service.ts'
import { createPublish, type PublishOptions } from './publish/create-publish.ts'
import { createAddApp } from './tools/add-app.ts'
import { experienceToolRoutes } from './tools/routes.ts'
import { createExperienceTools, type SlidesOfApps } from './tools/service.ts'

type Dependencies = Omit<ExperienceDependencies, 'newId' | 'versions'> &
  Partial<Pick<ExperienceDependencies, 'newId'>> &
  PublishOptions & {
    published: PublishedExperiences
    slides: SlidesOfApps
    versions: VersionsOfExperiences
    warningsOf?: PageWarnings
    countFetch: CountFetch
  }

/** Instant apps as their owners edit them. */
export function createExperiences({
  published,
  versions,
  warningsOf = async () => undefined,
  countFetch,
  ...given
}: Dependencies) {
  const dependencies = { newId, ...given, versions: createPageVersions(versions) }
  const service = createExperienceService(dependencies)
  const tools = createExperienceTools(dependencies)
  const publish = createPublish(dependencies)
  return {
    ...service,
    whole: createAddApp(dependencies),
    findChanges: publish.findChanges,
    jobs: publish.jobs,
    sweeps: publish.sweeps,
    routes: (bind: Bind) => {
      experienceRoutes(bind, service, published, warningsOf, countFetch)
      experienceToolRoutes(bind, tools, published)
      publish.routes(bind)
    },
  }
}
