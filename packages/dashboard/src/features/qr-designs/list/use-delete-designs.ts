import type { QrDesign } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { deleteWithUndo } from '../../../ui/list/deletions.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { designsQuery } from '../../../entities/qr-design/queries.ts'

const idsOf = (some: readonly QrDesign[]) => new Set(some.map((one) => one.qrDesignId))

/** Deletes designs: off the list at once, on the server when Undo is over; what is refused comes back (spec D38). */
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
    const before = client.getQueryData(queryKey) ?? []
    const words = { count: designs.length, name: designs[0]?.qrDesignName ?? '' }
    deleteWithUndo({
      kind: 'QR_DESIGNS',
      things: designs,
      idOf: (design) => design.qrDesignId,
      text: t('qrDesigns:deleted', words),
      hide: () => {
        const gone = idsOf(designs)
        client.setQueryData(queryKey, (now) => now?.filter((one) => !gone.has(one.qrDesignId)))
      },
      restore: (some) => {
        const back = idsOf(some)
        client.setQueryData(queryKey, (now = []) => {
          const here = idsOf(now)
          return [...now, ...before.filter(({ qrDesignId: id }) => back.has(id) && !here.has(id))]
        })
      },
      send: () => send(designs),
      onRefused: (refused) =>
        toast.failed(
          t('qrDesigns:deleteFailed', { count: refused.length, name: refused[0]?.qrDesignName ?? words.name }),
        ),
    })
  }
}
