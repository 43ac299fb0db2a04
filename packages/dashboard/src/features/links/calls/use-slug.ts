import { linkSlug } from '@taplet/contract/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'

const TYPING_PAUSE = 300 // ms
const FRESH_MS = 10_000

export type SlugState =
  | { kind: 'none' | 'own' | 'checking' | 'free' }
  | { kind: 'refused'; reason: string }
  /** The server could not be reached. Saving checks again. */
  | { kind: 'unknown' }

/** Whether a short name is available, checked while typing. `own` is the current one. */
export function useSlug(slug: string, own: string, tagId: string | undefined): SlugState {
  const api = useApi()
  const [settled, setSettled] = useState(slug)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [slug])
  const isAsked = slug !== '' && slug !== own && linkSlug.safeParse(slug).success
  const { data, isError } = useQuery({
    queryKey: ['links', 'checkSlug', settled, tagId],
    queryFn: ({ signal }) => api.links.checkSlug({ slug: settled, ...(tagId !== undefined && { tagId }) }, signal),
    enabled: isAsked && settled === slug,
    staleTime: FRESH_MS,
    retry: false,
  })
  if (slug === '') return { kind: 'none' }
  if (slug === own) return { kind: 'own' }
  if (!isAsked) return { kind: 'none' }
  if (settled !== slug) return { kind: 'checking' }
  if (isError) return { kind: 'unknown' }
  if (!data) return { kind: 'checking' }
  return data.isAvailable ? { kind: 'free' } : { kind: 'refused', reason: data.reason ?? '' }
}
