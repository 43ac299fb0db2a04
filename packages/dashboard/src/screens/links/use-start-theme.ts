import type { AppTheme } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { brandLook } from '../../entities/brand/brand-look.ts'
import { brandsQuery } from '../../entities/brand/queries.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'

/** The theme of the app that the address names, else of the brand; a new design begins in its colours. */
export function useStartTheme(isWanted: boolean): { isReady: boolean; theme: AppTheme | undefined } {
  const api = useApi()
  const [search] = useSearchParams()
  const pages = useQuery({ ...pagesQuery(api), enabled: isWanted })
  const brands = useQuery({ ...brandsQuery(api), enabled: isWanted })
  const app = pages.data?.find(({ experienceId }) => experienceId === search.get('app'))
  const [brand] = brands.data ?? []
  return {
    // Without an answer it begins as if there were none.
    isReady: !isWanted || (!pages.isPending && !brands.isPending),
    theme: app?.theme ?? (brand && brandLook(brand).theme),
  }
}
