import type { QrDesign } from '@taplet/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** The QR designs of the account. */
export const designsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['qrDesigns', 'fetchAll'],
    queryFn: async ({ signal }) => (await api.qrDesigns.fetchAll(undefined, signal)).qrDesignData,
  })

/** Updates the cached list after a save, without refetching. */
export function rememberDesign(client: QueryClient, api: Api, design: QrDesign): void {
  client.setQueryData(designsQuery(api).queryKey, (designs) => {
    if (!designs) return undefined // not fetched yet: the fetch will include it
    const isSame = (one: QrDesign) => one.qrDesignId === design.qrDesignId
    return designs.some(isSame) ? designs.map((one) => (isSame(one) ? design : one)) : [...designs, design]
  })
}
