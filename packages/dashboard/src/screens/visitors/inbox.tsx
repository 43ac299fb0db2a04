import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { countsQuery } from '../../features/inbox/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { InboxView } from '../../features/inbox/entries/inbox-view.tsx'
import { afterPaint } from '../../lib/timing/after-paint.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { inboxCount } from '../../text/en/inbox/inbox-count.ts'
import { inbox } from '../../text/en/inbox/inbox.ts'
import { lists } from '../../text/en/lists.ts'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('inbox', inbox)
addTexts('inboxCount', inboxCount)
addTexts('lists', lists)

const OrdersView = lazyPiece(async () => (await import('../../features/inbox/orders/orders-view.tsx')).OrdersView)

// What is refused for want of a network must be said without one.
afterPaint(() => {
  for (const part of [import('../../ui/toasts/toast-stack.tsx'), import('../../ui/toasts/toaster-stack.tsx')])
    part.catch(() => undefined)
})

/** What others write as `search` is `q` in our lists. */
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
