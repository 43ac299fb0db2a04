import { pageNameProblem } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { language } from '../../lib/text.ts'

const TYPING_PAUSE = 300 // ms

export type AddressState =
  | { kind: 'own' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'refused'; reason: string }
  /** The server could not be reached. Saving checks again. */
  | { kind: 'unknown' }

/** Whether an address is available, checked while typing. `own` is the current one. */
export function useAddress(address: string, own?: string): AddressState {
  const api = useApi()
  const settled = useSettled(address)
  const problem = pageNameProblem(address)
  const isAsked = address !== own && problem === undefined
  const { data, isError } = useQuery({
    queryKey: ['experiences', 'checkName', settled],
    queryFn: async ({ signal }) => (await api.experiences.checkName({ rootPageId: settled }, signal)).body,
    enabled: isAsked && settled === address,
    staleTime: 10_000,
    retry: false,
  })
  if (address === own) return { kind: 'own' }
  if (problem !== undefined) return { kind: 'refused', reason: problem(language) }
  if (settled !== address) return { kind: 'checking' }
  if (isError) return { kind: 'unknown' }
  if (!data) return { kind: 'checking' }
  return data.isAvailable ? { kind: 'free' } : { kind: 'refused', reason: data.reason ?? '' }
}

/** Returns the value once typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
