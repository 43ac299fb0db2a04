import { z } from 'zod'
import type { Handler } from '../../api/call.ts'
import { expand, readParameters } from '../../api/read-parameters.ts'

const listing = z.strictObject({
  lookup_keys: z.array(z.string()).max(10).optional(),
  active: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  expand,
})

export const listPrices: Handler = ({ bank, parameters }) => {
  const { lookup_keys: keys, active, limit = 10, expand: wanted = [] } = readParameters(listing, parameters)
  const found = Object.values(bank.ledger.billing.prices).filter(
    (price) =>
      (keys === undefined || keys.includes(price.lookup_key ?? '')) &&
      (active === undefined || price.active === (active === 'true')),
  )
  return {
    object: 'list',
    data: found.slice(0, limit).map(({ currency_options: options, ...price }) => ({
      ...price,
      ...(wanted.includes('data.currency_options') && { currency_options: options }),
    })),
    has_more: found.length > limit,
    url: '/v1/prices',
  }
}
