import type { LiveLookup } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { productsQuery } from './queries.ts'
import { toShown } from './to-shown.ts'

/** The account's products as visitors see them, for previews; fetched only if a slide shows one, else absent. */
export function useProductsOnShow(isWanted: boolean): LiveLookup {
  const { data } = useQuery({ ...productsQuery(useApi()), enabled: isWanted })
  return useMemo(() => {
    if (!data) return {}
    const onSale = data.filter(({ active }) => active)
    return { products: Object.fromEntries(onSale.map((one) => [one.productId, toShown(one)])) }
  }, [data])
}
