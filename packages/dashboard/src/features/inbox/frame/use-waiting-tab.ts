import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { orderCountsQuery } from '../order-queries.ts'
import { countsQuery } from '../queries.ts'

/** Opens the inbox where something waits: at orders, else sign-ups, when no review does. Once, and only without an address of its own. */
export function useWaitingTab(): void {
  const api = useApi()
  const [params, setParams] = useSearchParams()
  const isTaken = params.size > 0
  // Whoever has chosen something, at the start or meanwhile, stays there.
  const isSettled = useRef(isTaken)
  const { data: entries } = useQuery(countsQuery(api.inbox))
  const { data: orders } = useQuery(orderCountsQuery(api))
  // Effect: the address bar.
  useEffect(() => {
    if (isSettled.current || !(isTaken || (entries && orders))) return
    isSettled.current = true
    if (isTaken || !entries || entries.unread.reviews > 0) return
    if (orders?.TO_DO) setParams({ tab: 'orders' }, { replace: true })
    else if (entries.unread.subscribers > 0) setParams({ tab: 'signups' }, { replace: true })
  }, [isTaken, entries, orders, setParams])
}
