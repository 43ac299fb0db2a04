import type { QrDesign } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { cachedList } from '../../../lib/api/cached-list.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { designsQuery } from '../../../entities/qr-design/queries.ts'

/** Deletes designs: from the list at once, on the server after the time for Undo; refused ones come back (spec D38). */
export function useDeleteDesigns() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = designsQuery(api)
  const { mutateAsync } = useMutation({
    mutationKey: ['qrDesigns', 'delete'],
    mutationFn: (qrDesignId: string) => api.qrDesigns.delete({ qrDesignId }),
  })
  const send = async (designs: readonly QrDesign[]) => {
    const refused: QrDesign[] = []
    for (const design of designs) await mutateAsync(design.qrDesignId).catch(() => refused.push(design))
    await client.invalidateQueries({ queryKey: ['links'] })
    return refused
  }
  return (designs: readonly QrDesign[]): void => {
    const words = { count: designs.length, name: designs[0]?.qrDesignName ?? '' }
    deleteWithUndo({
      kind: 'QR_DESIGNS',
      ...cachedList(client, queryKey, designs, (design) => design.qrDesignId),
      text: t('qrDesigns:deleted', words),
      send: () => send(designs),
      onRefused: (refused) =>
        toast.failed(
          t('qrDesigns:deleteFailed', { count: refused.length, name: refused[0]?.qrDesignName ?? words.name }),
        ),
    })
  }
}
