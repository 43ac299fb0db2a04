import { visitCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { VisitService } from './service.ts'

export const bindVisitRoutes = (bind: Bind, service: VisitService): void =>
  bind('visits', visitCalls, {
    record: async ({ input, request }) => {
      await service.record(input, request)
      return succeed({})
    },
  })

/** Takes the call before the router, which needs more CPU than storing the report. */
export const takeReportsAtOnce = (server: FastifyInstance, service: VisitService): void =>
  server.addPreRouterCall(visitCalls.record, succeed({}), service.record)
