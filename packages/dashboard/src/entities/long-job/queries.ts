import type { LongJob } from '@taplet/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

const OFTEN_MS = 1000

export const isGoingOn = ({ state }: LongJob): boolean => state === 'WAITING' || state === 'RUNNING'

/** Long jobs of the account, asked again every second while one goes on. */
export const longJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['longJobs', 'fetchAll'],
    queryFn: async ({ signal }) => (await api.longJobs.fetchAll(undefined, signal)).jobs,
    refetchInterval: ({ state }) => (state.data?.some(isGoingOn) ? OFTEN_MS : false),
  })
