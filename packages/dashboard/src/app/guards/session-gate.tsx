import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { sessionQuery } from '../../entities/session/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'

/** Fetches once at the start whether this browser is signed in; shows a loading screen until then (spec §4). */
export function SessionGate() {
  const t = useText()
  const session = useQuery(sessionQuery(useApi()))
  if (session.isPending) return <Loader label={t('chrome:starting')} isFullScreen />
  if (!session.data)
    return (
      <main>
        <ErrorState
          title={t('chrome:sessionError.title')}
          sentence={t('chrome:sessionError.sentence')}
          safe={t('chrome:sessionError.safe')}
          retry={{ label: t('retry'), onRetry: () => void session.refetch(), busy: session.isFetching }}
        />
      </main>
    )
  return <Outlet />
}
