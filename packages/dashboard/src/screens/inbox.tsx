import { useSuspenseQuery } from '@tanstack/react-query'
import { pagesQuery } from '../features/experiences/queries.ts'
import { InboxView } from '../features/inbox/inbox-view.tsx'
import { useApi } from '../lib/api.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { addTexts, useText } from '../lib/text.ts'
import { inboxCount } from '../text/en/inbox-count.ts'
import { inbox } from '../text/en/inbox.ts'
import { lists } from '../text/en/lists.ts'

addTexts('inbox', inbox)
addTexts('inboxCount', inboxCount)
addTexts('lists', lists)

// What is refused for want of a network must be said without one.
afterPaint(() => {
  for (const part of [import('../ui/toasts/toast-stack.tsx'), import('../ui/toasts/toaster-stack.tsx')])
    part.catch(() => undefined)
})

/** /app/inbox: reviews and sign-ups of all instant apps. */
export function Inbox() {
  const t = useText()
  const { data: pages } = useSuspenseQuery(pagesQuery(useApi()))
  return (
    <>
      <title>{t('inbox:title')}</title>
      <InboxView pages={pages} />
    </>
  )
}
