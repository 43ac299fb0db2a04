import type { InboxEntry } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { deleteWithUndo } from '../../../../ui/list/deletions.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { afterChange, discount, removeEntries } from './entry-cache.ts'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { inParts } from '../../../../lib/api/in-parts.ts'
import { countsKey, type Narrow } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'

const idsOf = (entries: readonly InboxEntry[]): string[] => entries.map(({ id }) => id)

/**
 * Deletes entries: from the list immediately (lists hide pending ones), on the server after the time for Undo; refused
 * ones come back.
 */
export function useDeleteEntries() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['inbox', 'delete'],
    mutationFn: (ids: string[]) => calls.delete({ ids }),
    networkMode: 'always',
  })
  /** `narrow` is the filter of the visible counts; `onBack` is called when they are in the list again. */
  return (entries: readonly InboxEntry[], narrow: Narrow | undefined, onBack: () => void): void => {
    discount(client, entries, narrow)
    const words = { count: entries.length }
    deleteWithUndo({
      kind: 'INBOX',
      things: entries,
      idOf: ({ id }) => id,
      text: t(entries[0]?.kind === 'SUBSCRIBER' ? 'inbox:people.deleted' : 'inbox:deleted', words),
      hide: () => undefined,
      restore: () => {
        void client.invalidateQueries({ queryKey: countsKey })
        onBack()
      },
      send: async () => {
        const { refused } = await inParts(entries, (part) => change.mutateAsync(idsOf(part)))
        const back = new Set(idsOf(refused))
        removeEntries(
          client,
          idsOf(entries).filter((id) => !back.has(id)),
        )
        afterChange(client, entries.length > 1)
        return refused
      },
      onRefused: (refused) => toast.failed(t('inbox:deleteFailed', { count: refused.length })),
    })
  }
}

/** Deletes every sign-up of an address; resolves to their number, or undefined after a failure, which it reports. */
export function useDeletePerson() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['inbox', 'deletePerson'],
    mutationFn: (email: string) => calls.deletePerson({ email }),
    networkMode: 'always',
    onSuccess: ({ deleted }) => {
      toast.done(t('inbox:person.done', { count: deleted }))
      void client.invalidateQueries({ queryKey: ['inbox'] })
    },
    onError: (error) => toast.failed(t('inbox:person.failed', { message: failureMessage(error, t) })),
  })
}
