import { type Client, createClient } from '@taplet/contract'
import type { Codes } from '@taplet/contract/codes'
import { useMemo } from 'react'
import { laterCalls } from './later-calls.ts'
import { useSend } from './send.ts'

export type CodesApi = Client<Codes>

function createCodes(send: typeof fetch): CodesApi {
  const later = <Feature extends keyof CodesApi>(feature: Feature): CodesApi[Feature] =>
    laterCalls(async () => createClient((await import('@taplet/contract/codes')).codes, { fetch: send })[feature])
  return { links: later('links'), qrDesigns: later('qrDesigns') }
}

/** The calls of links and QR designs, fetched with the first one; import it from lazily loaded screens. */
export function useCodes(): CodesApi {
  const send = useSend()
  return useMemo(() => createCodes(send), [send])
}
