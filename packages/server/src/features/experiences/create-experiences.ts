import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { createPageVersions, type VersionsOfExperiences } from './page-versions.ts'
import { type CountFetch, experienceRoutes, type PageWarnings, type PublishedExperiences } from './routes.ts'
import { createExperienceService, type ExperienceDependencies } from './service.ts'
import { type ChangesDependencies, createFindChanges } from './publish/changes.ts'
import { publishRoutes } from './publish/routes.ts'
import { createPublishService, type DraftKey, type PublishDrafts, type PublishSlides } from './publish/service.ts'
import { createAddApp } from './tools/add-app.ts'
import { experienceToolRoutes } from './tools/routes.ts'
import { createExperienceTools, type SlidesOfApps } from './tools/service.ts'

type Dependencies = Omit<ExperienceDependencies, 'newId' | 'versions'> &
  Partial<Pick<ExperienceDependencies, 'newId'>> & {
    published: PublishedExperiences
    slides: SlidesOfApps & PublishSlides & ChangesDependencies['slides']
    drafts: PublishDrafts<DraftKey> & ChangesDependencies['drafts']
    versions: VersionsOfExperiences
    warningsOf?: PageWarnings
    countFetch: CountFetch
  }

/** Instant apps as their owners edit them. */
export function createExperiences({
  published,
  slides,
  drafts,
  versions,
  warningsOf = async () => undefined,
  countFetch,
  ...given
}: Dependencies) {
  const dependencies = { newId, ...given, versions: createPageVersions(versions) }
  const service = createExperienceService(dependencies)
  const tools = createExperienceTools({ ...dependencies, slides })
  const publishing = createPublishService({ ...dependencies, slides, drafts })
  const findChanges = createFindChanges({ db: dependencies.db, slides, drafts })
  return {
    ...service,
    whole: createAddApp(dependencies),
    routes: (bind: Bind) => {
      experienceRoutes(bind, service, published, warningsOf, countFetch)
      experienceToolRoutes(bind, tools, published)
      publishRoutes(bind, publishing, findChanges)
    },
  }
}
