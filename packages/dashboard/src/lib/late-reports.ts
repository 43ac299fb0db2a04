import { createClient } from '@taplet/contract'
import { useMemo } from 'react'
import { laterCalls } from './later-calls.ts'
import type { ReportsApi } from './reports.ts'
import { useSend } from './send.ts'

const load = async (send: typeof fetch) =>
  createClient((await import('@taplet/contract/reports')).reports, { fetch: send }).analytics

/** The calls about visits for screens that show something else first: their code is fetched with the first call. */
export function useLateReports(): ReportsApi {
  const send = useSend()
  return useMemo(() => laterCalls(() => load(send)), [send])
}
