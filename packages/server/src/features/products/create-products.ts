import { productCalls, productShowCalls } from '@taplet/contract/schemas'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { newId } from '../../platform/new-id.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { createProductCopies } from './product-copies.ts'
import { sale } from './sale/sale.ts'
import { createProductService, type ProductDependencies } from './service.ts'

type Dependencies = Omit<ProductDependencies, 'newId'> & {
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  now?: () => number
}

/** Requests of one guest in ten minutes: a slide sends one each time it comes into view. */
const MAX_QUESTIONS = 600

/** Products of merchants without a shop on an external platform: stored here, shown by slides. */
export function createProducts({ addressKey = (address) => address, now = Date.now, ...dependencies }: Dependencies) {
  const service = createProductService({ ...dependencies, newId })
  const limits = createAllowances(now, MAX_QUESTIONS)
  return {
    list: service.list,
    create: service.create,
    update: service.update,
    require: service.require,
    live: service.live,
    copies: createProductCopies({ newId }),
    sale,
    routes(bind: Bind): void {
      bind('products', productCalls, {
        list: async ({ account }) => succeed({ products: await service.list(account.accountId) }),
        create: async ({ account, input }) => succeed({ product: await service.create(account.accountId, input) }),
        update: async ({ account, input }) => succeed({ product: await service.update(account.accountId, input) }),
        delete: async ({ account, input }) => {
          await service.delete(account.accountId, input.productId)
          return succeed({})
        },
      })
      bind('products', productShowCalls, {
        onShow: async ({ input, request }) => {
          if (limits.take(addressKey(request.ip), 1) === 0)
            throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
          return succeed({ product: await service.onShow(input.fullPagePath, input.experienceItemId) })
        },
      })
    },
  }
}
