import type { QrDesign } from '@taplet/contract/codes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CodesApi } from '../../lib/codes.ts'

/** The QR designs of the account. */
export const designsQuery = (codes: CodesApi) =>
  queryOptions({
    queryKey: ['qrDesigns', 'fetchAll'],
    queryFn: async ({ signal }) => (await codes.qrDesigns.fetchAll(undefined, signal)).qrDesignData,
  })

/** Keeps the fetched list true after a save, without fetching it again. */
export function rememberDesign(client: QueryClient, codes: CodesApi, design: QrDesign): void {
  client.setQueryData(designsQuery(codes).queryKey, (designs) => {
    if (!designs) return undefined // not fetched yet: the fetch will bring it
    const isSame = (one: QrDesign) => one.qrDesignId === design.qrDesignId
    return designs.some(isSame) ? designs.map((one) => (isSame(one) ? design : one)) : [...designs, design]
  })
}
