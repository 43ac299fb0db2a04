import type { Bind } from '../../platform/http/bind.ts'
import type { Sweeps } from '../../platform/jobs/index.ts'
import { historyRoutes } from './routes.ts'
import { createHistoryService, type HistoryDependencies } from './service.ts'

/** Stores the instant apps that people opened, so that they find them again. */
export function createHistory(dependencies: HistoryDependencies) {
  const service = createHistoryService(dependencies)
  const sweeps: Sweeps = { 'history.sweep': () => service.sweep() }
  return { routes: (bind: Bind): void => historyRoutes(bind, service), sweeps }
}
