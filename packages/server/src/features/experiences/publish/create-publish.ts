import type { Bind } from '../../../platform/http/bind.ts'
import type { ExperienceDependencies } from '../service.ts'
import { type ChangesDependencies, createFindChanges } from './changes.ts'
import { createPublishJobs, type PublishJobDependencies } from './publish-job.ts'
import { publishRoutes } from './routes.ts'
import { createScheduleService } from './schedule.ts'
import {
  createPublishService,
  createWritePublication,
  type DraftKey,
  type PublishDrafts,
  type PublishSlides,
} from './service.ts'

export type PublishOptions = Pick<PublishJobDependencies, 'contactsOf' | 'jobs' | 'language' | 'mail' | 'publicUrl'> & {
  slides: PublishSlides & ChangesDependencies['slides']
  drafts: PublishDrafts<DraftKey> & ChangesDependencies['drafts']
}

/** Publishing of instant apps, now or at a time, and what is not live yet. */
export function createPublish(dependencies: ExperienceDependencies & PublishOptions) {
  const write = createWritePublication(dependencies)
  const { handlers, sweeps } = createPublishJobs({ ...dependencies, write })
  const services = {
    service: createPublishService(dependencies.db, write),
    schedule: createScheduleService({ ...dependencies, write }),
    findChanges: createFindChanges(dependencies),
  }
  return {
    routes: (bind: Bind) => publishRoutes(bind, services),
    findChanges: services.findChanges,
    jobs: handlers,
    sweeps,
  }
}
