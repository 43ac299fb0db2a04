import type { Bind } from '../../platform/http/bind.ts'
import { bindAccountRoutes } from './routes.ts'
import { createProfileService } from './profile/profile-service.ts'
import { type AccountOptions, type AccountService, createAccountService } from './service.ts'

export interface Accounts extends Pick<AccountService, 'create' | 'accessLevel'> {
  routes(bind: Bind): void
}

export function createAccounts(options: AccountOptions): Accounts {
  const service = createAccountService(options)
  const { create, accessLevel } = service
  return {
    create,
    accessLevel,
    routes: (bind) => bindAccountRoutes(bind, service, createProfileService(options)),
  }
}
