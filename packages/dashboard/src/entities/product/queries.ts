import type { ApiError, NewProduct, Product } from '@taplet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'

/** The account's own products. */
export const productsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['products', 'list'],
    queryFn: async ({ signal }) => (await api.products.list(undefined, signal)).products,
  })

/** Saves a product; creates one if it has no id. */
export function useSaveProduct() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = productsQuery(api)
  return useMutation<Product, ApiError, NewProduct & { productId?: string; revision?: number }>({
    mutationKey: ['products', 'save'],
    mutationFn: async ({ productId, revision, ...input }) =>
      productId === undefined
        ? (await api.products.create(input)).product
        : (await api.products.update({ ...input, productId, revision })).product,
    onSuccess: (saved) =>
      client.setQueryData(queryKey, (all) =>
        all?.some((one) => one.productId === saved.productId)
          ? all.map((one) => (one.productId === saved.productId ? saved : one))
          : [...(all ?? []), saved],
      ),
  })
}
