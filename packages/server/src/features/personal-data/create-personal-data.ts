import type { Bind } from '../../platform/http/bind.ts'
import { createVisitorCommands } from './operator/visitor-commands.ts'
import { personalDataRoutes } from './routes.ts'
import { createPersonalDataService, type PersonalDataDependencies } from './service.ts'

interface Dependencies extends PersonalDataDependencies {
  ordersRetentionYears: number
}

/** Requests of visitors about their personal data: by merchants, or by whoever runs the installation. */
export function createPersonalData({ ordersRetentionYears, ...dependencies }: Dependencies) {
  const service = createPersonalDataService(dependencies)
  return {
    routes: (bind: Bind): void => personalDataRoutes(bind, service, ordersRetentionYears),
    eraseVisitor: createVisitorCommands(service),
  }
}
