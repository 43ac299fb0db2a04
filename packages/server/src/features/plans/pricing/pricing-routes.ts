import { PLAN_PERIODS, type Tier, tierOf } from '@taplet/contract'
import { landingScript, PRICING_PATH, renderPricing, type ViewerAssets } from '@taplet/viewer/render'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Authenticate } from '../../../platform/http/bind.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { currencyFor } from '../catalogue/currency-for.ts'
import { drawCode } from './draw-code.ts'

export interface PricingRoutes {
  catalogue: Catalogue
  countryOf: CountryOfRequest
  authenticate: Authenticate
  accessLevelOf: (accountId: string) => Promise<number>
  loadAssets: () => ViewerAssets
  policyOf: (html: string, script: string | undefined) => string
  /** What every account has here without paying. */
  base: Tier
  /** The origin of this installation. */
  origin: string
  now: () => number
}

const CODE_PATH = `${PRICING_PATH}/code.svg`
const hidden = { schema: { hide: true } }
const DAY_SECONDS = 86_400

/** What the address may ask for; anything else is as if it was not there. */
const wishes = z.object({
  currency: z.string().max(10).optional().catch(undefined),
  period: z.enum(PLAN_PERIODS).catch('monthly'),
})

/** The page about what plans cost, made for who asks: signed in or not, in their currency, without a script. */
export function addPricingRoutes(server: FastifyInstance, dependencies: PricingRoutes): void {
  const { catalogue, countryOf, authenticate, accessLevelOf, origin, policyOf, now } = dependencies
  let loaded: ViewerAssets | undefined
  let code: string | undefined

  server.get(PRICING_PATH, hidden, async (request, reply) => {
    const { currency: wanted, period } = wishes.parse(request.query)
    const [account, currency] = await Promise.all([authenticate(request), currencyFor(request, countryOf, wanted)])
    const [{ availablePlans }, level] = await Promise.all([
      catalogue.fetchPublic(currency),
      account && accessLevelOf(account.accountId),
    ])
    const html = renderPricing({
      assets: (loaded ??= dependencies.loadAssets()),
      language: requestLanguageOf(request),
      plans: availablePlans,
      currency,
      period,
      base: dependencies.base,
      tier: level === undefined ? undefined : tierOf(level),
      origin,
      codeUrl: CODE_PATH,
      year: new Date(now()).getUTCFullYear(),
    })
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-security-policy': policyOf(html, landingScript),
      })
      .send(html)
  })

  server.get(CODE_PATH, hidden, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY_SECONDS}` })
      .send((code ??= drawCode(origin + PRICING_PATH))),
  )
}
