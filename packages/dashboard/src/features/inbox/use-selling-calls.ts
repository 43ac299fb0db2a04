import { type Client, createClient } from '@taplet/contract'
import { type Selling, selling } from '@taplet/contract/selling'
import { useMemo } from 'react'
import { useSend } from '../../lib/send.ts'

export type SellingCalls = Client<Selling>

/** The calls of who sells on slides; only what is loaded late may import it, so that no other screen carries them. */
export function useSellingCalls(): SellingCalls {
  const send = useSend()
  return useMemo(() => createClient(selling, { fetch: send }), [send])
}
