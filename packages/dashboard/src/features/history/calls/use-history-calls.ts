import { type Client, createClient } from '@taplet/contract'
import { type VisitHistory, visitHistory } from '@taplet/contract/visit-history'
import { useMemo } from 'react'
import { useSend } from '../../../lib/send.ts'

export type HistoryCalls = Client<VisitHistory>['history']

/** The calls of the visit history; only what is loaded late may import it, so that no other screen carries them. */
export function useHistoryCalls(): HistoryCalls {
  const send = useSend()
  return useMemo(() => createClient(visitHistory, { fetch: send }).history, [send])
}
