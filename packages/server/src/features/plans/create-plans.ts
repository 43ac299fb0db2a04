import type { Bind } from '../../platform/http/bind.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { PriceSource } from './catalogue/price-source.ts'
import { createKept } from './kept/kept.ts'
import { type Levels, levels } from './levels/levels.ts'
import { bindPlanRoutes } from './routes.ts'
import { createUsage, type UsageDependencies } from './usage/usage.ts'

interface PlanDependencies extends UsageDependencies {
  countryOf: CountryOfRequest
  /** Undefined: this installation sells no plans. */
  prices: PriceSource | undefined
}

export interface Plans extends Levels {
  /** Whether larger plans can be bought here. */
  isSelling: boolean
  routes(bind: Bind): void
}

/** What accounts may do by their plan: the catalogue, the level, and what stays editable after a downgrade. */
export function createPlans(dependencies: PlanDependencies): Plans {
  const catalogue = createCatalogue(dependencies)
  const routes = { catalogue, kept: createKept(dependencies), usage: createUsage(dependencies), ...dependencies }
  return {
    isSelling: catalogue.isSelling,
    ...levels,
    routes: (bind) => bindPlanRoutes(bind, routes),
  }
}
