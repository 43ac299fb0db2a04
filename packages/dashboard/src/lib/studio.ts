import { type Client, createClient } from '@taplet/contract'
import type { StudioTools } from '@taplet/contract/studio'
import { useMemo } from 'react'
import { laterCalls } from './later-calls.ts'
import { useSend } from './send.ts'

export type StudioApi = Client<StudioTools>

const fetchStudio = async () => (await import('./studio-tools.ts')).tools

// Beside the editors' own code, instead of when the first call is due; should it fail, the call asks again and says so.
void fetchStudio().catch(() => undefined)

function createStudio(send: typeof fetch): StudioApi {
  const later = <Feature extends keyof StudioApi>(feature: Feature): StudioApi[Feature] =>
    laterCalls(async () => createClient(await fetchStudio(), { fetch: send })[feature])
  return {
    checks: later('checks'),
    experiences: later('experiences'),
    media: later('media'),
    slides: later('slides'),
    templates: later('templates'),
    twins: later('twins'),
    versions: later('versions'),
  }
}

/** The calls that only the editors make, which no first paint waits for; import it from lazily loaded screens. */
export function useStudio(): StudioApi {
  const send = useSend()
  return useMemo(() => createStudio(send), [send])
}
