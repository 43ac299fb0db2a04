import { planCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { currencyFor } from './catalogue/currency-for.ts'
import type { Kept } from './kept/kept.ts'
import type { Usage } from './usage/usage.ts'

export interface PlanRoutes {
  catalogue: Catalogue
  kept: Kept
  usage: Usage
  countryOf: CountryOfRequest
}

export const bindPlanRoutes = (bind: Bind, { catalogue, kept, usage, countryOf }: PlanRoutes): void =>
  bind('plans', planCalls, {
    fetch: async ({ account, request }) => ({
      data: await catalogue.fetch(account.accountId, await currencyFor(request, countryOf)),
    }),
    fetchPublic: async ({ input, request }) => ({
      data: await catalogue.fetchPublic(await currencyFor(request, countryOf, input.currency)),
    }),
    fetchUsage: async ({ account }) => succeed({ usage: await usage(account.accountId) }),
    fetchKept: async ({ account }) => succeed({ kept: await kept.fetch(account.accountId) }),
    chooseKept: async ({ account, input }) =>
      succeed({ kept: await kept.choose(account.accountId, input.kind, input.ids) }),
  })
