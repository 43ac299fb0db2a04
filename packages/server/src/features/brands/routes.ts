import { brandCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { BrandService } from './service.ts'

export const brandRoutes = (bind: Bind, service: BrandService): void =>
  bind('brands', brandCalls, {
    getAll: async ({ account }) => succeed({ brands: await service.list(account.accountId) }),
    save: async ({ account, input }) => succeed({ brand: await service.save(account.accountId, input) }),
    delete: async ({ account, input }) => {
      await service.delete(account.accountId, input.brandId)
      return succeed({})
    },
  })
