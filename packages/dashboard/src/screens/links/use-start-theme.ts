import type { Brand } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { brandLook } from '../../entities/brand/brand-look.ts'
import { accountQuery } from '../../entities/account/queries.ts'
import { brandsQuery } from '../../entities/brand/queries.ts'
import { draftThemesQuery } from '../../entities/experience/draft-orders.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'

const brandTheme = (brand: Brand | undefined) => brand && brandLook(brand).theme

/** The theme of the app that the address names, as its draft has it, else of the brand: a new design begins in it. */
export function useStartTheme(isWanted: boolean): { isReady: boolean; theme: AppTheme | undefined } {
  const api = useApi()
  const [search] = useSearchParams()
  const pages = useQuery({ ...pagesQuery(api), enabled: isWanted })
  const brands = useQuery({ ...brandsQuery(api), enabled: isWanted })
  const app = pages.data?.find(({ experienceId }) => experienceId === search.get('app'))
  const account = useQuery({ ...accountQuery(api), enabled: isWanted })
  const drafts = useQuery({
    ...draftThemesQuery(api, account.data?.accountId),
    enabled: app !== undefined && account.isSuccess,
  })
  const [brand] = brands.data ?? []
  return {
    // Without an answer it begins as if there were none.
    isReady: !isWanted || [pages, brands, account, drafts].every((query) => !query.isLoading),
    theme: drafts.data?.[app?.experienceId ?? ''] ?? app?.theme ?? brandTheme(brand),
  }
}
