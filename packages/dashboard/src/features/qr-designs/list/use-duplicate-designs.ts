import type { ApiError, QrDesign } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { numberedCopy } from '../../../ui/list/numbered-copy.ts'
import { designsQuery, rememberDesign } from '../../../entities/qr-design/queries.ts'

const NAME_MAX = 80

type Copied = Pick<QrDesign, 'qrDesignName' | 'clientConfig' | 'logo'>

/** Adds copies of designs to the list one by one; copies made before a refusal stay. */
export function useDuplicateDesigns() {
  const api = useApi()
  const client = useQueryClient()
  return useMutationOnce<QrDesign[], ApiError, readonly Copied[]>({
    mutationKey: ['qrDesigns', 'duplicate'],
    mutationFn: async (designs) => {
      await deletions.commitAll('QR_DESIGNS') // they count towards the plan's limit until deleted
      const copies: QrDesign[] = []
      for (const { qrDesignName: name, clientConfig, logo } of designs) {
        const names = (client.getQueryData(designsQuery(api).queryKey) ?? []).map((one) => one.qrDesignName)
        const qrDesignName = numberedCopy(name, names, NAME_MAX)
        const sent = { qrDesignId: newId(), qrDesignName, clientConfig, logo }
        const { qrDesignData } = await api.qrDesigns.update(sent)
        rememberDesign(client, api, qrDesignData)
        copies.push(qrDesignData)
      }
      return copies
    },
  })
}
