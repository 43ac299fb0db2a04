import type { Bind } from '../../platform/http/bind.ts'
import type { Sweeps } from '../../platform/jobs/index.ts'
import { draftRoutes } from './routes.ts'
import { createDraftService, type DraftDependencies } from './service.ts'

/** Unsaved edits, stored for the person's other devices. Visitors never see them. */
export function createDrafts(dependencies: DraftDependencies) {
  const service = createDraftService(dependencies)
  const sweeps: Sweeps = { 'drafts.sweep': () => service.sweep() }
  return {
    listOf: service.listOf,
    discardAll: service.discardAll,
    routes: (bind: Bind) => draftRoutes(bind, service),
    sweeps,
  }
}
