import type { ApiError, Page } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pagesQuery } from '../../../../entities/experience/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'

/** Publishes an app not by itself after all; its drafts stay. */
export function useCancelSchedule() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  return useMutation<Page, ApiError, Page>({
    mutationKey: ['experiences', 'cancelScheduled'],
    mutationFn: async ({ experienceId }) => (await api.experiences.cancelScheduled({ experienceId })).updatedPage,
    onSuccess: (page) => {
      client.setQueryData(pagesQuery(api).queryKey, (all) =>
        all?.map((one) => (one.experienceId === page.experienceId ? page : one)),
      )
      toast.done(t('experiences:publishing.cancelled'))
    },
    onError: (error) => toast.failed(error.message),
  })
}
