import { useQuery } from '@tanstack/react-query'
import { addTexts, useText } from '../../../lib/text.ts'
import { inboxCount } from '../../../text/en/inbox/inbox-count.ts'
import { orderCountsQuery } from '../order-queries.ts'
import { countsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import styles from './unread-count.module.css'

addTexts('inboxCount', inboxCount)

const EVERY = 120_000 // ms; while the page is visible
const MOST = 99

/** Number of unread entries and of orders to be handed out, beside the inbox's name; nothing when none is known. */
export function UnreadCount() {
  const t = useText()
  const api = useApi()
  const polled = { refetchInterval: EVERY, refetchOnWindowFocus: true }
  const { data: entries } = useQuery({ ...countsQuery(api.inbox), ...polled })
  const { data: orders } = useQuery({ ...orderCountsQuery(api), ...polled })
  const unread = entries ? entries.unread.reviews + entries.unread.subscribers : 0
  const count = unread + (orders?.TO_DO ?? 0)
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="visually-hidden">{t('inboxCount:waiting', { count })}</span>
    </>
  )
}
