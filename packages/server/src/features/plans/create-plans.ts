import { type Tier, TIER_LEVELS } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import type { Bind } from '../../platform/http/bind.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { PriceSource } from './catalogue/price-source.ts'
import { createKept } from './kept/kept.ts'
import { applyBaseLevel, type Levels, levels } from './levels/levels.ts'
import { addPricingRoutes, type PricingRoutes } from './pricing/pricing-routes.ts'
import { bindPlanRoutes } from './routes.ts'
import { createUsage, type UsageDependencies } from './usage/usage.ts'

interface PlanDependencies extends UsageDependencies, Omit<PricingRoutes, 'catalogue' | 'base'> {
  /** Undefined: this installation sells no plans. */
  prices: PriceSource | undefined
  /** What every account has at least; undefined: Free where plans are sold or in development, else the largest. */
  defaultPlan: Tier | undefined
  isDevelopment: boolean
}

export interface Plans extends Levels {
  /** Whether larger plans can be bought here. */
  isSelling: boolean
  routes(bind: Bind): void
  /** Gives every account what this installation gives everybody; call it at each start. */
  start(): Promise<void>
  /** Adds the pricing page. */
  addPages(server: FastifyInstance): void
}

/** What accounts may do by their plan: the catalogue, the level, and what stays editable after a downgrade. */
export function createPlans(dependencies: PlanDependencies): Plans {
  const catalogue = createCatalogue(dependencies)
  const { isDevelopment, defaultPlan = isDevelopment || catalogue.isSelling ? 'FREE' : 'GROWTH' } = dependencies
  const routes = {
    catalogue,
    kept: createKept(dependencies),
    usage: createUsage(dependencies),
    ...dependencies,
    base: defaultPlan,
  }
  return {
    isSelling: catalogue.isSelling,
    ...levels,
    start: () => applyBaseLevel(TIER_LEVELS[defaultPlan], dependencies.db),
    routes: (bind) => bindPlanRoutes(bind, routes),
    addPages: (server) => addPricingRoutes(server, routes),
  }
}
