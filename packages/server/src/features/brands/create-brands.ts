import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { brandRoutes } from './routes.ts'
import { type BrandDependencies, createBrandService } from './service.ts'

/** How the businesses of an account look. */
export function createBrands(dependencies: Omit<BrandDependencies, 'newId'>) {
  const service = createBrandService({ newId, ...dependencies })
  return { routes: (bind: Bind) => brandRoutes(bind, service) }
}
