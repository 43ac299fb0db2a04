import type { InboxReview } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { afterChange, patchEntries } from './entry-cache.ts'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { useApi } from '../../../../lib/api/api.ts'

/** Replies to a review, or removes the reply: shown at once. Resolves to false when the server refused, and reverts. */
export function useReply() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['inbox', 'reply'],
    mutationFn: (wanted: { id: string; reply: string }) => calls.reply(wanted),
    networkMode: 'always',
  })
  const show = (id: string, fields: Partial<Pick<InboxReview, 'reply' | 'repliedAt' | 'isRead'>>) =>
    patchEntries(client, [id], (entry) => (entry.kind === 'REVIEW' ? { ...entry, ...fields } : entry))
  return async ({ id, reply: before, repliedAt }: InboxReview, reply: string): Promise<boolean> => {
    show(id, { reply, repliedAt: reply ? new Date().toISOString() : null, isRead: true })
    try {
      const { review } = await change.mutateAsync({ id, reply })
      show(id, { reply: review.reply, repliedAt: review.repliedAt })
      afterChange(client)
      return true
    } catch (error) {
      show(id, { reply: before, repliedAt })
      toast.failed(t('inbox:reply.failed', { message: failureMessage(error, t) }))
      return false
    }
  }
}
