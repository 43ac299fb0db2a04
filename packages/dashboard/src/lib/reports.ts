import { type Client, createClient } from '@taplet/contract'
import { type Reports, reports } from '@taplet/contract/reports'
import { useMemo } from 'react'
import { useSend } from './send.ts'

export type ReportsApi = Client<Reports>['analytics']

/** The calls about visits; only what is loaded late may import it, so that no other screen carries them. */
export function useReports(): ReportsApi {
  const send = useSend()
  return useMemo(() => createClient(reports, { fetch: send }).analytics, [send])
}
