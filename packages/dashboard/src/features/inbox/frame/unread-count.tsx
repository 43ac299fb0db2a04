import { useQuery } from '@tanstack/react-query'
import { addTexts, useText } from '../../../lib/text.ts'
import { inboxCount } from '../../../text/en/inbox/inbox-count.ts'
import { countsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import styles from './unread-count.module.css'

addTexts('inboxCount', inboxCount)

const EVERY = 120_000 // ms; while the page is looked at
const MOST = 99

/** How much is new, beside the name of the inbox; nothing when there is nothing, or it is not known. */
export function UnreadCount() {
  const t = useText()
  const { data } = useQuery({
    ...countsQuery(useApi().inbox),
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  })
  const count = data ? data.unread.reviews + data.unread.subscribers : 0
  if (count === 0) return null
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="visually-hidden">{t('inboxCount:unread', { count })}</span>
    </>
  )
}
