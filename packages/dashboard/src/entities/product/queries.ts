import type { ApiError } from '@taplet/contract'
import type { NewProduct, Product } from '@taplet/contract/kinds'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type KindsApi, useKinds } from '../../lib/kinds.ts'

/** The account's own products. */
export const productsQuery = (kinds: KindsApi) =>
  queryOptions({
    queryKey: ['products', 'list'],
    queryFn: async ({ signal }) => (await kinds.products.list(undefined, signal)).products,
  })

/** Saves a product, a new one without an id. */
export function useSaveProduct() {
  const kinds = useKinds()
  const client = useQueryClient()
  const { queryKey } = productsQuery(kinds)
  return useMutation<Product, ApiError, NewProduct & { productId?: string; revision?: number }>({
    mutationKey: ['products', 'save'],
    mutationFn: async ({ productId, revision, ...input }) =>
      productId === undefined
        ? (await kinds.products.create(input)).product
        : (await kinds.products.update({ ...input, productId, revision })).product,
    onSuccess: (saved) =>
      client.setQueryData(queryKey, (all) =>
        all?.some((one) => one.productId === saved.productId)
          ? all.map((one) => (one.productId === saved.productId ? saved : one))
          : [...(all ?? []), saved],
      ),
  })
}
