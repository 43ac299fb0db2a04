import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagesFailed } from '../../entities/experience/pages-failed.tsx'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Loader } from '../../ui/states/loader.tsx'

/** Waits for the account's instant apps. A failed fetch is not "none": offers a retry, never onboarding (spec D9). */
export function PagesGate({ children }: { children: (pages: readonly Page[]) => ReactNode }) {
  const t = useText()
  const pages = useQuery(pagesQuery(useApi()))
  if (pages.isPending) return <Loader label={t('chrome:starting')} isFullScreen />
  if (!pages.data) return <PagesFailed onRetry={() => void pages.refetch()} isBusy={pages.isFetching} />
  return children(pages.data)
}
