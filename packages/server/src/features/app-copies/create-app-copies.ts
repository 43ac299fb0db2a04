import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { type CopyLinkDependencies, createCopyLinkService } from './links/service.ts'
import { appCopyRoutes } from './routes.ts'
import { type AppTemplateDependencies, createAppTemplateService } from './templates/service.ts'

type Dependencies = Omit<AppTemplateDependencies, 'newId'> & Omit<CopyLinkDependencies, 'newToken'>

/** Whole apps as templates of an account, and copies of an app in another account. */
export function createAppCopies(dependencies: Dependencies) {
  const templates = createAppTemplateService({ newId, ...dependencies })
  const links = createCopyLinkService({ newToken: newId, ...dependencies })
  return { routes: (bind: Bind) => appCopyRoutes(bind, templates, links) }
}
