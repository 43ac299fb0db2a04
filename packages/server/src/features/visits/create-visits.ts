import { contract } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import * as store from './store.ts'

const MAX_HEADER = 512
const trim = (header = ''): string => header.slice(0, MAX_HEADER)

/** Visits as the viewer reports them. */
export function createVisits({ db }: { db: Database }) {
  return {
    routes: (bind: Bind): void =>
      bind('visits', contract.visits, {
        record: async ({ input, request }) => {
          const { fullPagePath, tagId = null, ...visit } = input
          const experienceId = await store.findExperienceId(fullPagePath, db)
          if (experienceId === undefined) throw new AppError('NOT_FOUND')
          const { 'user-agent': userAgent, referer } = request.headers
          await store.upsert(experienceId, { ...visit, tagId, userAgent: trim(userAgent), referrer: trim(referer) }, db)
          return succeed({})
        },
      }),
  }
}
