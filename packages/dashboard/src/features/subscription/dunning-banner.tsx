import type { SubscriptionInfo } from '@taplet/contract'
import { MINUTE_MS } from '@taplet/base/time'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { dunning } from '../../text/en/account/dunning.ts'
import type { Text } from '../../text/text-key.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NoticeBar } from '../../ui/layout/notice-bar.tsx'
import { dayOf } from './labels.ts'
import { billingQuery } from './queries.ts'

addTexts('dunning', dunning)

const SECTION = '/app/account#subscription'

/** Above every screen of an owner: what is missing for the plan, and the way to fix it. Nothing where all is well. */
export function DunningBanner() {
  const t = useText()
  const { pathname, hash } = useLocation()
  const { data } = useQuery({ ...billingQuery(useApi()), staleTime: MINUTE_MS })
  const { subscription } = data ?? {}
  const notice = subscription?.canChange && noticeOf(subscription, t)
  // The section says the same, with all that can be done.
  if (!notice || `${pathname}${hash}` === SECTION) return null
  return (
    <NoticeBar
      icon="warning"
      text={notice.words}
      action={
        <ButtonLink small to={SECTION}>
          {notice.action}
        </ButtonLink>
      }
    />
  )
}

/** Returns what to say of a plan whose payment waits for its owner; undefined where none does. */
function noticeOf({ status, graceEnd, confirmBy }: SubscriptionInfo, t: Text) {
  if (status === 'PAST_DUE' && graceEnd !== null && Date.parse(graceEnd) > Date.now())
    return { words: t('dunning:PAST_DUE', { day: dayOf(graceEnd) }), action: t('dunning:pay') }
  if (status === 'PAST_DUE' || status === 'UNPAID') return { words: t('dunning:UNPAID'), action: t('dunning:pay') }
  if (status === 'INCOMPLETE') return { words: t('dunning:INCOMPLETE'), action: t('dunning:pay') }
  if (status === 'PAUSED') return { words: t('dunning:PAUSED'), action: t('dunning:resume') }
  return confirmBy === null ? undefined : { words: t('dunning:CONFIRM'), action: t('dunning:confirm') }
}
