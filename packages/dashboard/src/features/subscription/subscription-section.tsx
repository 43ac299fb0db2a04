import type { BillingState } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { subscription as texts } from '../../text/en/account/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { Bills } from './bills.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { billingQuery } from './queries.ts'
import styles from './subscription.module.css'
import { useBilling } from './use-billing.ts'
import { useGrantedPlan } from './use-granted-plan.ts'
import { useReturn } from './use-return.ts'

addTexts('subscription', texts)

interface SubscriptionSectionProps {
  /** What the plan holds, and how much of it is used. */
  Usage?: ComponentType<{ isSold: boolean }>
}

/** The section #subscription: the plan, what it costs, what a change costs, and its bills. */
export function SubscriptionSection({ Usage }: SubscriptionSectionProps) {
  const t = useText()
  const billing = useBilling()
  useReturn(billing)
  const { data, isError, isFetching, refetch } = useQuery(billingQuery(useApi()))
  const { access, isGranted } = useGrantedPlan(data)
  // Nobody pays for less than they were given, or for the same.
  const hasAll = isGranted && access === 'GROWTH' && !data?.subscription
  if (!data && isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('subscription:notLoaded')}</p>
        <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Skeletons label={t('subscription:loading')}>
        <div className={styles.section}>
          <Skeleton height={56} radius={12} />
          <Skeleton height={240} radius={12} />
        </div>
      </Skeletons>
    )
  return (
    <div className={styles.section}>
      <PlanHead state={data} />
      <PlanNotice state={data} billing={billing} />
      {Usage && <Usage isSold={data.isSold} />}
      {mayChoose(data) && !hasAll && <PlanChooser state={data} billing={billing} />}
      {hasBills(data) && <Bills state={data} billing={billing} />}
    </div>
  )
}

const mayChoose = ({ isSold, subscription }: BillingState): boolean =>
  isSold && (subscription === null || subscription.canChange)

/** Who tried or paid once has bills, also after it ended. */
const hasBills = ({ isSold, subscription, trialDays }: BillingState): boolean =>
  isSold && (subscription?.canChange ?? trialDays === 0)
