import { type Client, createClient } from '@taplet/contract'
import { type Studio, studio } from '@taplet/contract/studio'
import { useMemo } from 'react'
import { useSend } from './send.ts'

export type StudioApi = Client<Studio>

/** The calls that only the editors make; import it from lazily loaded screens, so that others do not carry them. */
export function useStudio(): StudioApi {
  const send = useSend()
  return useMemo(() => createClient(studio, { fetch: send }), [send])
}
