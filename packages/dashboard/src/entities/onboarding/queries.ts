import type { Onboarding } from '@taplet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'

/** The checklist of first steps. Steps are taken on all screens, so it is fetched again wherever it is shown. */
export const onboardingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['onboarding', 'fetch'],
    queryFn: async ({ signal }) => (await api.onboarding.fetch(undefined, signal)).onboarding,
    staleTime: 0,
  })

type Change = { isPutAway: boolean } | 'SHARED'

/** Puts the checklist away, brings it back, or notes that a code was shared. Best effort: nobody waits for it. */
export function useChangeOnboarding() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<Onboarding, Error, Change>({
    mutationKey: ['onboarding', 'change'],
    mutationFn: async (change) =>
      (change === 'SHARED' ? await api.onboarding.recordShare({}) : await api.onboarding.putAway(change)).onboarding,
    onSuccess: (onboarding) => client.setQueryData(onboardingQuery(api).queryKey, onboarding),
  }).mutate
}

/** Returns a function that notes a shared link or code. */
export function useNoteShared(): () => void {
  const change = useChangeOnboarding()
  return () => change('SHARED')
}
