import { type BillingState, type ChangePreview, FREE_PLAN_ID, type SubscriptionInfo } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { dayOf, money, planName, pricePer } from '../labels.ts'
import { previewQuery } from '../queries.ts'
import styles from '../subscription.module.css'
import type { Billing } from '../use-billing.ts'

interface ChangeSumProps {
  state: BillingState
  /** The plan that is chosen. */
  planId: string
  billing: Billing
}

/** What a change of a running plan costs, as the provider works it out, and the button that makes it. */
export function ChangeSum({
  state: { subscription, pendingSubscriptionChange: pending },
  planId,
  billing,
}: ChangeSumProps) {
  const t = useText()
  if (!subscription) return null
  const isOwn = planId === subscription.planId || planId === pending?.planId
  if (isOwn)
    return (
      <>
        <h3>{t('subscription:sum.mine', { plan: planName(subscription.planId, t) })}</h3>
        <p className={styles.aside}>{t('subscription:sum.mineHint')}</p>
      </>
    )
  if (planId === FREE_PLAN_ID) return <EndPlan subscription={subscription} billing={billing} />
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'TRIALING')
    return (
      <p className={styles.aside}>
        {t(subscription.status === 'PAUSED' ? 'subscription:sum.paused' : 'subscription:sum.unpaid')}
      </p>
    )
  return <PreviewedChange planId={planId} currentId={subscription.planId} billing={billing} />
}

function PreviewedChange({ planId, currentId, billing }: { planId: string; currentId: string; billing: Billing }) {
  const t = useText()
  const preview = useQuery(previewQuery(useApi(), planId))
  const { data } = preview
  if (!data && preview.isError)
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('subscription:sum.failed')}</p>
        <Button small icon="reload" busy={preview.isFetching} onClick={() => void preview.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Skeletons label={t('subscription:sum.loading')}>
        <Skeleton height={150} radius={12} />
      </Skeletons>
    )
  const plan = planName(planId, t)
  const isNow = data.kind === 'NOW'
  const confirm = () => billing.update({ planId, ...(isNow && { at: data.at, due: data.due }) })
  return (
    <>
      <h3>
        {isNow ? t('subscription:sum.now', { plan }) : t('subscription:sum.later', { plan, day: dayOf(data.at) })}
      </h3>
      {isNow && <Lines preview={data} />}
      <p className={styles.aside}>
        {!isNow && `${t('subscription:sum.laterHint', { plan: planName(currentId, t) })} `}
        {data.kept > 0 && `${t('subscription:sum.kept', { price: money(data.kept, data.currency) })} `}
        {t('subscription:sum.after', {
          price: pricePer(data.next.amount, data.currency, data.next.period, t),
          day: dayOf(data.next.at),
        })}
      </p>
      <Button kind="pri" wide busy={billing.isUpdating} onClick={() => confirm()}>
        {isNow
          ? t('subscription:sum.pay', { price: money(data.due, data.currency) })
          : t('subscription:sum.change', { day: dayOf(data.at) })}
      </Button>
    </>
  )
}

/** The lines of the sum and their total. */
function Lines({ preview: { lines, discount, tax, due, currency } }: { preview: ChangePreview }) {
  const t = useText()
  const rows = [
    ...lines.map((line) => ({
      text: t(line.isCredit ? 'subscription:sum.credit' : 'subscription:sum.debit', {
        plan: planName(line.planId, t),
        count: line.days,
      }),
      amount: line.amount,
    })),
    ...(discount > 0 ? [{ text: t('subscription:sum.discount'), amount: -discount }] : []),
    ...(tax > 0 ? [{ text: t('subscription:sum.tax'), amount: tax }] : []),
  ]
  return (
    <>
      <dl className={styles.lines}>
        {rows.map(({ text, amount }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.due}>
        <span>{t('subscription:sum.due')}</span>
        <b>{money(due, currency)}</b>
      </p>
    </>
  )
}

/** Nothing is paid for in these states, so that the plan ends at once. */
const UNPAID_FOR: ReadonlySet<string> = new Set(['INCOMPLETE', 'PAUSED', 'UNPAID'])

function EndPlan({ subscription, billing }: { subscription: SubscriptionInfo; billing: Billing }) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const plan = planName(subscription.planId, t)
  const day = dayOf(subscription.periodEnd)
  const isAtOnce = UNPAID_FOR.has(subscription.status)
  return (
    <>
      <h3>{isAtOnce ? t('subscription:sum.endNow', { plan }) : t('subscription:sum.end', { day })}</h3>
      <p className={styles.aside}>
        {t(isAtOnce ? 'subscription:sum.endNowHint' : 'subscription:sum.endHint', { plan })}
      </p>
      <Button danger wide onClick={() => setIsAsking(true)}>
        {t('subscription:sum.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('subscription:cancel.title', { plan })}
        consequences={[
          isAtOnce ? t('subscription:cancel.now', { plan }) : t('subscription:cancel.until', { plan, day }),
          t('subscription:cancel.stays'),
          t('subscription:cancel.beyond'),
        ]}
        confirmLabel={t('subscription:cancel.confirm')}
        cancelLabel={t('subscription:cancel.keep')}
        busy={billing.isUpdating}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void billing.end().then(() => setIsAsking(false))}
      />
    </>
  )
}
