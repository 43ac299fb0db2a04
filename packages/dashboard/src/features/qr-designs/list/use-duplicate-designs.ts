import type { ApiError } from '@taplet/contract'
import type { QrDesign } from '@taplet/contract/codes'
import { useQueryClient } from '@tanstack/react-query'
import { useCodes } from '../../../lib/codes.ts'
import { newId } from '../../../lib/new-id.ts'
import { useMutationOnce } from '../../../lib/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { numberedCopy } from '../../../ui/list/numbered-copy.ts'
import { designsQuery, rememberDesign } from '../../../entities/qr-design/queries.ts'

const NAME_MAX = 80

type Copied = Pick<QrDesign, 'qrDesignName' | 'clientConfig' | 'logo'>

/** Adds copies of designs to the list, one after the other; those made before one is refused stay. */
export function useDuplicateDesigns() {
  const codes = useCodes()
  const client = useQueryClient()
  return useMutationOnce<QrDesign[], ApiError, readonly Copied[]>({
    mutationKey: ['qrDesigns', 'duplicate'],
    mutationFn: async (designs) => {
      await deletions.commitAll('QR_DESIGNS') // their places may be needed
      const copies: QrDesign[] = []
      for (const { qrDesignName: name, clientConfig, logo } of designs) {
        const names = (client.getQueryData(designsQuery(codes).queryKey) ?? []).map((one) => one.qrDesignName)
        const qrDesignName = numberedCopy(name, names, NAME_MAX)
        const sent = { qrDesignId: newId(), qrDesignName, clientConfig, logo }
        const { qrDesignData } = await codes.qrDesigns.update(sent)
        rememberDesign(client, codes, qrDesignData)
        copies.push(qrDesignData)
      }
      return copies
    },
  })
}
