import { createClient } from '@taplet/contract'
import { reports } from '@taplet/contract/reports'
import { createAnalytics } from '../features/analytics/create-analytics.ts'
import { packDays } from '../features/visits/maintenance/pack.ts'
import { createBind } from '../platform/http/bind.ts'
import { startLinks } from './start-links.ts'
import { storeVisits } from './store-visits.ts'

/** Links, instant apps and what is read of the visits there, with a clock that tests set. */
export async function startAnalytics() {
  const time = { now: new Date() }
  const content = await startLinks({ visitClock: () => time.now })
  const { db, server } = content
  const analytics = createAnalytics({ db, listLinks: content.links.list, clock: () => time.now })
  const { authenticate } = content
  analytics.routes(createBind(server, authenticate))
  analytics.addPages(server, authenticate)
  return {
    ...content,
    time,
    get: (url: string, accountId?: string) =>
      server.inject({ url, ...(accountId !== undefined && { headers: { authorization: `Bearer ${accountId}` } }) }),
    analyticsOf: (accountId?: string) => createClient(reports, { fetch: content.fetchAs(accountId) }).analytics,
    /** Packs the sums of days that are over then. */
    packDays: (now: Date) => packDays(now, db),
    /** Stores visits as the viewer reports them, together. */
    visit: (...visits: Parameters<typeof storeVisits>[1][]) => storeVisits(db, ...visits),
  }
}
export type TestAnalytics = Awaited<ReturnType<typeof startAnalytics>>
