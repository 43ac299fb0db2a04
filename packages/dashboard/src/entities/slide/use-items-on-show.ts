import type { PublicSlide } from '@taplet/contract'
import type { LiveLookup } from '@taplet/slides/schema'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { websiteQuery } from '../website/queries.ts'
import { useProductsOnShow } from '../product/use-products-on-show.ts'

type Shown = Pick<PublicSlide, 'product' | 'website'>

/** Facts about the websites and products on these slides, for previews. Each website is fetched once. */
export function useItemsOnShow(slides: readonly Shown[]): LiveLookup {
  const api = useApi()
  const { products } = useProductsOnShow(slides.some(({ product }) => product !== undefined))
  const urls = [...new Set(slides.flatMap(({ website }) => website?.url ?? []))]
  const websites = useQueries({
    queries: urls.map((url) => ({ ...websiteQuery(api, url), staleTime: Number.POSITIVE_INFINITY })),
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }) => (data ? [[data.url, { ...data, canFrame: data.state === 'FRAMEABLE' }]] : [])),
      ),
  })
  return useMemo(() => ({ websites, ...(products && { products }) }), [websites, products])
}
