import { type AnalyticsSubject, ApiError } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { announce } from '../../../lib/announce.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { shareQuery } from './share-queries.ts'

/** State and actions of a report's read-only link: whether it exists, creating it, ending it. */
export function useShare(subject: AnalyticsSubject) {
  const t = useText()
  const reports = useApi().analytics
  const client = useQueryClient()
  const options = shareQuery(reports, subject)
  const query = useQuery(options)
  const onError = (error: unknown) =>
    toast.failed(
      t('analyticsSharing:dialog.notDone', {
        message: error instanceof ApiError ? error.message : t('analyticsSharing:offline'),
      }),
    )
  const create = useMutation({
    mutationKey: ['analytics', 'createShare'],
    mutationFn: () => reports.createShare(subject),
    networkMode: 'always',
    onSuccess: ({ share }) => {
      client.setQueryData(options.queryKey, share)
      announce(t('analyticsSharing:dialog.made'))
    },
    onError,
  })
  const end = useMutation({
    mutationKey: ['analytics', 'deleteShare'],
    mutationFn: () => reports.deleteShare(subject),
    networkMode: 'always',
    onSuccess: () => {
      client.setQueryData(options.queryKey, null)
      toast.done(t('analyticsSharing:end.done'))
    },
    onError,
  })
  return { query, create, end }
}
