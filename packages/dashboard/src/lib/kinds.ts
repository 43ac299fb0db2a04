import { type Client, createClient } from '@taplet/contract'
import type { Kinds } from '@taplet/contract/kinds'
import { useMemo } from 'react'
import { laterCalls } from './later-calls.ts'
import { useSend } from './send.ts'

export type KindsApi = Client<Kinds>

function createKinds(send: typeof fetch): KindsApi {
  const later = <Feature extends keyof KindsApi>(feature: Feature): KindsApi[Feature] =>
    laterCalls(async () => createClient((await import('@taplet/contract/kinds')).kinds, { fetch: send })[feature])
  return { products: later('products'), websites: later('websites') }
}

/** The calls of websites and products on slides, fetched with the first one. */
export function useKinds(): KindsApi {
  const send = useSend()
  return useMemo(() => createKinds(send), [send])
}
