import type { InboxEntry } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { patchEntries, setUnread } from './entry-cache.ts'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { inParts } from '../../../../lib/api/in-parts.ts'
import { listKey } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'

/** Marks entries as read or unread: shown at once, reverted when the server refuses. */
export function useMarkRead() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['inbox', 'markRead'],
    mutationFn: (wanted: { ids?: string[]; isRead: boolean }) => calls.markRead(wanted),
    onSuccess: ({ unread }) => setUnread(client, unread),
    networkMode: 'always',
  })
  const show = (entries: readonly InboxEntry[], isRead: boolean) =>
    patchEntries(
      client,
      entries.map(({ id }) => id),
      (entry) => ({ ...entry, isRead }),
    )
  return {
    mark: async (entries: readonly InboxEntry[], isRead: boolean): Promise<void> => {
      const others = entries.filter((entry) => entry.isRead !== isRead)
      show(others, isRead)
      const { refused } = await inParts(others, (part) => change.mutateAsync({ ids: part.map(({ id }) => id), isRead }))
      show(refused, !isRead)
    },
    /** Reviews and sign-ups, including those not visible. */
    markAll: async (): Promise<void> => {
      try {
        await change.mutateAsync({ isRead: true })
        await client.invalidateQueries({ queryKey: listKey })
        toast.done(t('inbox:allRead'))
      } catch (error) {
        toast.failed(t('inbox:readFailed', { message: failureMessage(error, t) }))
      }
    },
  }
}
