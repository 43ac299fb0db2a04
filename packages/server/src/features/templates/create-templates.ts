import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { templateRoutes } from './routes.ts'
import { createTemplateService, type TemplateDependencies } from './service.ts'

/** Slides that an account stores to start others from. */
export function createTemplates(dependencies: Omit<TemplateDependencies, 'newId'>) {
  const service = createTemplateService({ newId, ...dependencies })
  return { routes: (bind: Bind) => templateRoutes(bind, service) }
}
