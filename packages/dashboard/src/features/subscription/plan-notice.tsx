import { type BillingState, FREE_PLAN_ID, type SubscriptionInfo } from '@taplet/contract'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import type { Text } from '../../text/text-key.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { dayOf, planName, pricePer } from './labels.ts'
import styles from './subscription.module.css'
import type { Billing } from './use-billing.ts'

interface PlanNoticeProps {
  state: BillingState
  billing: Billing
}

/** What must be known about the plan now, with what can be done about it. Nothing where all is well. */
export function PlanNotice({ state, billing }: PlanNoticeProps) {
  const t = useText()
  const { subscription, pendingSubscriptionChange: pending, isPaying } = state
  if (billing.isRefreshing && isPaying) return <Note>{t('subscription:checking')}</Note>
  if (!subscription)
    return isPaying ? (
      <Note
        actions={
          <Button small icon="reload" busy={billing.isRefreshing} onClick={() => void billing.refresh()}>
            {t('subscription:notice.look')}
          </Button>
        }
      >
        {t('subscription:notice.isPaying')}
      </Note>
    ) : null
  const plan = planName(subscription.planId, t)
  return (
    <>
      {!subscription.canChange && <Note>{t(`subscription:elsewhere.${subscription.source}`)}</Note>}
      <Owing subscription={subscription} billing={billing} />
      <Confirming subscription={subscription} />
      {pending ? (
        <Note
          actions={
            subscription.canChange && (
              <Button small busy={billing.isKeeping} onClick={() => billing.keep()}>
                {t('subscription:notice.keep', { plan })}
              </Button>
            )
          }
        >
          {pending.planId === FREE_PLAN_ID
            ? t('subscription:notice.ends', { day: dayOf(pending.at) })
            : t('subscription:notice.changes', { plan: planName(pending.planId, t), day: dayOf(pending.at) })}
        </Note>
      ) : (
        subscription.trialEnd !== null && (
          <Note>
            {t('subscription:notice.trial', {
              day: dayOf(subscription.trialEnd),
              price: pricePer(subscription.amount, subscription.currency, subscription.period ?? 'monthly', t),
            })}
          </Note>
        )
      )}
    </>
  )
}

/** Says what a missing payment means; undefined where none is missing. */
function owedText({ status, graceEnd, payUrl }: SubscriptionInfo, t: Text): string | undefined {
  if (status === 'PAST_DUE' && graceEnd !== null && Date.parse(graceEnd) > Date.now())
    return t('subscription:notice.pastDue', { day: dayOf(graceEnd) })
  if (status === 'UNPAID' || status === 'PAST_DUE') return t('subscription:notice.unpaid')
  if (status === 'INCOMPLETE') return t('subscription:notice.incomplete')
  if (status !== 'PAUSED') return undefined
  return payUrl === '' ? t('subscription:notice.paused') : t('subscription:notice.pausedUnpaid')
}

/** A change that the bank wants to confirm: until then nothing of it is made. */
function Confirming({ subscription: { confirmBy, payUrl } }: { subscription: SubscriptionInfo }) {
  const t = useText()
  if (confirmBy === null || payUrl === '') return null
  return (
    <Note
      isUrgent
      actions={
        <ButtonLink small icon="card" to={payUrl} external>
          {t('subscription:notice.confirm')}
        </ButtonLink>
      }
    >
      {t('subscription:notice.confirms', { day: dayOf(confirmBy) })}
    </Note>
  )
}

function Owing({ subscription, billing }: { subscription: SubscriptionInfo; billing: Billing }) {
  const t = useText()
  const words = owedText(subscription, t)
  if (words === undefined) return null
  const { payUrl, canChange } = subscription
  return (
    <Note
      isUrgent
      actions={
        canChange && (
          <>
            {payUrl !== '' && (
              <ButtonLink small icon="card" to={payUrl} external>
                {t('subscription:notice.pay')}
              </ButtonLink>
            )}
            {subscription.status === 'PAUSED' && payUrl === '' && (
              <Button small icon="reload" busy={billing.isKeeping} onClick={() => billing.keep()}>
                {t('subscription:notice.resume')}
              </Button>
            )}
            <Button small busy={billing.isOpening} onClick={() => billing.openPortal()}>
              {t('subscription:notice.card')}
            </Button>
          </>
        )
      }
    >
      {words}
    </Note>
  )
}

function Note({ isUrgent, actions, children }: { isUrgent?: boolean; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.note} data-urgent={isUrgent} role="status">
      <Icon name={isUrgent ? 'warning' : 'info'} />
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
