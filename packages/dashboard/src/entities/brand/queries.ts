import type { ApiError, Brand, BrandInput } from '@taplet/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'
import { useListChange } from '../../lib/api/use-list-change.ts'
import { useMutationOnce } from '../../lib/timing/use-mutation-once.ts'

/** The brands of the account; the first is what new apps wear. */
export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['brands', 'getAll'],
    queryFn: async ({ signal }) => (await api.brands.getAll(undefined, signal)).brands,
  })

/** Saves a brand, or creates one. */
export function useSaveBrand() {
  const api = useApi()
  const setList = useListChange<Brand>(brandsQuery(api).queryKey)
  return useMutationOnce<Brand, ApiError, BrandInput>({
    mutationKey: ['account', 'saveBrand'],
    mutationFn: async (brand) => (await api.brands.save(brand)).brand,
    onSuccess: (saved) =>
      setList((brands) =>
        brands.some(({ brandId }) => brandId === saved.brandId)
          ? brands.map((one) => (one.brandId === saved.brandId ? saved : one))
          : [...brands, saved],
      ),
  })
}

export function useDeleteBrand() {
  const api = useApi()
  const setList = useListChange<Brand>(brandsQuery(api).queryKey)
  return useMutation<unknown, ApiError, Brand>({
    mutationKey: ['account', 'deleteBrand'],
    mutationFn: ({ brandId }) => api.brands.delete({ brandId }),
    onSuccess: (_, { brandId }) => setList((brands) => brands.filter((one) => one.brandId !== brandId)),
  })
}
