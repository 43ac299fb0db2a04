import type { Bind } from '../../platform/http/bind.ts'
import type { Sweeps } from '../../platform/jobs/index.ts'
import { newId } from '../../platform/new-id.ts'
import { versionRoutes } from './routes.ts'
import { createVersionService, type VersionDependencies } from './service.ts'

/** Every saved state of slides and instant apps. */
export function createVersions(
  dependencies: Omit<VersionDependencies, 'newId'> & Partial<Pick<VersionDependencies, 'newId'>>,
) {
  const service = createVersionService({ newId, ...dependencies })
  const sweeps: Sweeps = { 'versions.sweep': () => service.sweep() }
  return { record: service.record, routes: (bind: Bind) => versionRoutes(bind, service), sweeps }
}
