import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { countsQuery } from '../../features/inbox/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useWaitingTab } from '../../features/inbox/frame/use-waiting-tab.ts'
import { InboxView } from '../../features/inbox/entries/inbox-view.tsx'
import { afterPaint } from '../../lib/timing/after-paint.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { inboxCount } from '../../text/en/inbox/inbox-count.ts'
import { inbox } from '../../text/en/inbox/inbox.ts'
import { lists } from '../../text/en/lists.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('inbox', inbox)
addTexts('inboxCount', inboxCount)
addTexts('lists', lists)

const OrdersView = lazyComponent(async () => (await import('../../features/inbox/orders/orders-view.tsx')).OrdersView)

// Preloaded, because a network error must be shown without a network.
afterPaint(() => {
  for (const part of [import('../../ui/toasts/show-toast.tsx'), import('../../ui/toasts/toaster-stack.tsx')])
    part.catch(() => undefined)
})

/** Other places link with `search`, which is `q` in our lists. */
function withSearch(params: URLSearchParams, search: string): string {
  const next = new URLSearchParams(params)
  next.delete('search')
  if (!next.has('q')) next.set('q', search)
  return `?${next}`
}

/** /app/inbox: reviews, sign-ups and orders of all instant apps. */
export function Inbox() {
  const t = useText()
  const [params] = useSearchParams()
  const { data: pages } = useSuspenseQuery(pagesQuery(useApi()))
  const { data: counts } = useQuery(countsQuery(useApi().inbox))
  useWaitingTab()
  const search = params.get('search')
  if (search !== null) return <Navigate replace to={withSearch(params, search)} />
  return (
    <>
      <title>{t('inbox:title')}</title>
      {params.get('tab') === 'orders' ? (
        <Suspense fallback={<Loader label={t('inbox:loading')} />}>
          <OrdersView pages={pages} unread={counts} />
        </Suspense>
      ) : (
        <InboxView pages={pages} />
      )}
    </>
  )
}
