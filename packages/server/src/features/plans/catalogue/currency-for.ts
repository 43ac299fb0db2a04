import type { Currency } from '@taplet/contract'
import type { FastifyRequest } from 'fastify'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import { chooseCurrency } from './choose-currency.ts'

/** Returns the currency to show a guest first. */
export const currencyFor = async (
  request: FastifyRequest,
  countryOf: CountryOfRequest,
  wanted?: string,
): Promise<Currency> =>
  chooseCurrency({
    wanted,
    country: await countryOf(request),
    acceptLanguage: request.headers['accept-language'],
  })
