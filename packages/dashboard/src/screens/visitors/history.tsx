import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { HistoryView } from '../../features/history/history-view.tsx'
import { useAccountHistory } from '../../features/history/list/use-account-history.ts'
import { useDeviceHistory } from '../../features/history/list/use-device-history.ts'
import { sessionQuery } from '../../entities/session/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { useChangeParams } from '../../lib/use-change-params.ts'
import { history } from '../../text/en/apps/history.ts'

addTexts('history', history)

/** /app/history: visited instant apps. Open to anyone. */
export function History() {
  const t = useText()
  const { isSignedIn } = useSuspenseQuery(sessionQuery(useApi())).data
  return (
    <>
      <title>{t('history:title')}</title>
      {isSignedIn ? <OfAccount /> : <OfDevice />}
    </>
  )
}

/** The search is stored in the address. */
function useSearch() {
  const [params] = useSearchParams()
  const change = useChangeParams()
  const onSearch = (search: string) =>
    change(
      (now) => {
        if (search === '') now.delete('q')
        else now.set('q', search)
        return now
      },
      { replace: true },
    )
  return { search: params.get('q') ?? '', onSearch }
}

function OfAccount() {
  const place = useSearch()
  const list = useAccountHistory(useDeferredValue(place.search.trim()))
  return <HistoryView list={list} isSignedIn {...place} />
}

function OfDevice() {
  const place = useSearch()
  const list = useDeviceHistory(place.search)
  return <HistoryView list={list} isSignedIn={false} {...place} />
}
