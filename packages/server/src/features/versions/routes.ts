import { versionCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { VersionService } from './service.ts'

export const versionRoutes = (bind: Bind, service: VersionService): void =>
  bind('versions', versionCalls, {
    getAll: async ({ account, input: { kind, targetId } }) =>
      succeed({ versions: await service.list(account.accountId, { kind, targetId }) }),
    fetch: async ({ account, input }) => succeed(await service.fetch(account.accountId, input.versionId)),
    rename: async ({ account, input }) =>
      succeed({ version: await service.rename(account.accountId, input.versionId, input.name.trim()) }),
  })
