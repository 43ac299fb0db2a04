import { type AnalyticsMail, ApiError } from '@taplet/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

const mailQuery = (reports: Api['analytics']) =>
  queryOptions({
    queryKey: ['analytics', 'mail'],
    queryFn: async ({ signal }) => {
      const { mail, address } = await reports.getMail({}, signal)
      return { mail, address }
    },
    networkMode: 'always',
  })

/** Settings for emails about visits. A change shows at once, and is reverted if saving fails. */
export function useMailSettings() {
  const t = useText()
  const reports = useApi().analytics
  const client = useQueryClient()
  const options = mailQuery(reports)
  const query = useQuery(options)
  const show = (mail: AnalyticsMail) => client.setQueryData(options.queryKey, (now) => now && { ...now, mail })
  const { mutate } = useMutation({
    mutationKey: ['analytics', 'updateMail'],
    mutationFn: (mail: AnalyticsMail) => reports.updateMail(mail),
    networkMode: 'always',
    scope: { id: 'analytics-mail' },
    onMutate: (mail) => {
      const before = client.getQueryData(options.queryKey)?.mail
      show(mail)
      return before
    },
    onSuccess: () => toast.done(t('analyticsSharing:mail.saved')),
    onError: (error, _, before) => {
      if (before) show(before)
      const message = error instanceof ApiError ? error.message : t('analyticsSharing:offline')
      toast.failed(t('analyticsSharing:mail.notSaved', { message }))
    },
  })
  return { query, save: mutate }
}
