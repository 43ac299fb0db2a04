import type { BillingState } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { InvoicesDialog } from './invoices-dialog.tsx'
import { dayOf, money } from './labels.ts'
import { billsQuery } from './queries.ts'
import styles from './subscription.module.css'
import type { Billing } from './use-billing.ts'

/** The next bill, card and address, and all bills that were. */
export function Bills({ state: { subscription }, billing }: { state: BillingState; billing: Billing }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery(billsQuery(useApi()))
  if (!data && isError)
    return (
      <div className={styles.bills} role="alert">
        <p className={styles.aside}>{t('subscription:bills.failed')}</p>
        <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Skeletons label={t('subscription:loading')}>
        <Skeleton height={48} radius={12} />
      </Skeletons>
    )
  const { next, invoices } = data
  return (
    <div className={styles.bills}>
      <SettingRow
        icon="bag"
        title={
          next
            ? t('subscription:bills.next', { price: money(next.due, next.currency), day: dayOf(next.at) })
            : t('subscription:bills.none')
        }
        actions={
          <>
            {subscription && (
              <Button small busy={billing.isOpening} onClick={() => billing.openPortal()}>
                {t('subscription:bills.portal')}
              </Button>
            )}
            <Button small onClick={() => setIsOpen(true)}>
              {t('subscription:bills.all')}
            </Button>
          </>
        }
      >
        <p>
          {!next
            ? t('subscription:bills.noneHint')
            : next.card
              ? t('subscription:bills.card', { card: next.card })
              : t('subscription:bills.noCard')}
        </p>
      </SettingRow>
      <InvoicesDialog open={isOpen} invoices={invoices} onClose={() => setIsOpen(false)} />
    </div>
  )
}
