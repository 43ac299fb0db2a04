import type { Bind } from '../../platform/http/bind.ts'
import { bindAccountRoutes } from './routes.ts'
import { createProfileService } from './profile/profile-service.ts'
import { type AccountOptions, type AccountService, createAccountService } from './service.ts'

export interface Accounts extends Pick<AccountService, 'create' | 'find' | 'accessLevel'> {
  routes(bind: Bind): void
}

export function createAccounts(options: AccountOptions): Accounts {
  const service = createAccountService(options)
  const { create, find, accessLevel } = service
  return {
    create,
    find,
    accessLevel,
    routes: (bind) => bindAccountRoutes(bind, service, createProfileService(options)),
  }
}
