import type { Bind } from '../../platform/http/bind.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { createEraseAccounts } from './erase/erase-accounts.ts'
import { type ClosingRouteDependencies, closingRoutes } from './routes.ts'
import { createReminders } from './reminders.ts'
import { type ClosingDependencies, createClosingService } from './service.ts'

interface Dependencies extends ClosingDependencies, ClosingRouteDependencies {
  storage: Storage
}

/** The end of an account: closed, brought back or erased (record 145). */
export function createClosing(dependencies: Dependencies) {
  const service = createClosingService(dependencies)
  const erase = createEraseAccounts(dependencies)
  return {
    routes: (bind: Bind): void => closingRoutes(bind, service, dependencies),
    /** For the daily clean-up. */
    sweeps: {
      'closing.remind': createReminders(dependencies),
      'closing.erase': erase.eraseDue,
      'closing.orders': erase.dropOrders,
    },
  }
}
