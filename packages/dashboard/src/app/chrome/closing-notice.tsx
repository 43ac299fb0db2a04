import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { useSession } from '../guards/use-session.ts'

const ClosingBanner = lazyComponent(
  async () => (await import('../../features/account/closing/closing-banner.tsx')).ClosingBanner,
)

/** Says on every screen that the account is closed; nothing for all others. */
export function ClosingNotice() {
  const { isSignedIn } = useSession()
  const { data } = useQuery({ ...accountQuery(useApi()), enabled: isSignedIn })
  if (!data?.closesAt) return null
  return (
    <Suspense fallback={null}>
      <ClosingBanner closesAt={data.closesAt} />
    </Suspense>
  )
}
