import type { Order, Page } from '@taplet/contract'
import { Suspense } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../../ui/states/skeleton.tsx'
import styles from '../../frame/detail/detail.module.css'
import { NothingOpen } from '../../frame/detail/nothing-open.tsx'
import { canRefund } from '../order-labels.ts'
import type { OrderSteps } from '../use-order-steps.ts'
import { OrderDetail } from './order-detail.tsx'

const RefundDialog = lazyComponent(async () => (await import('./refund-dialog.tsx')).RefundDialog, 'OVER')

interface OrderAsideProps {
  /** Undefined while loading, null when the order does not exist. */
  opened: Order | null | undefined
  openId: string
  /** Set when loading failed. */
  retry: (() => void) | undefined
  orders: readonly Order[]
  /** There is no list to look it up in. */
  isListMissing: boolean
  pages: readonly Page[]
  isBeside: boolean
  steps: OrderSteps
  refunding: { isOn: boolean; set: (isOn: boolean) => void }
  onMark: (isDone: boolean) => void
}

function Gone({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <section className={styles.detail} aria-label={t('orders:gone')}>
      <div className={styles.missing}>
        <p>{t('orders:gone')}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('inbox:close')}</Button>
        </div>
      </div>
    </section>
  )
}

/** The open order, or what is shown in its place. */
export function OrderPane(props: OrderAsideProps) {
  const { opened, openId, retry, orders, isListMissing, pages, isBeside, steps, refunding, onMark } = props
  const t = useText()
  if (openId === '') {
    if (!isBeside || orders.length === 0) return null
    return <NothingOpen sentence={t('orders:pick')} />
  }
  if (retry)
    return (
      <ErrorState
        title={t('orders:error.one')}
        sentence={t('orders:error.sentence')}
        retry={{ label: t('retry'), onRetry: retry }}
      />
    )
  // A list that failed to load says so itself.
  if (opened === undefined && isListMissing) return null
  if (opened === undefined)
    return (
      <Skeletons label={t('orders:loading')}>
        <Skeleton height={320} radius={16} />
      </Skeletons>
    )
  if (opened === null) return <Gone onClose={steps.close} />
  const index = orders.findIndex(({ orderId }) => orderId === openId)
  return (
    <div data-detail>
      <OrderDetail
        key={opened.orderId}
        order={opened}
        pages={pages}
        isBeside={isBeside}
        steps={steps}
        canMove={{ back: index > 0, on: index >= 0 && index < orders.length - 1 }}
        onMark={onMark}
        onRefund={() => refunding.set(true)}
      />
      {refunding.isOn && canRefund(opened) && (
        <Suspense fallback={null}>
          <RefundDialog order={opened} onClose={() => refunding.set(false)} />
        </Suspense>
      )}
    </div>
  )
}
