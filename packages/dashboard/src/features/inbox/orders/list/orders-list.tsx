import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import styles from '../../frame/list/list.module.css'
import type { OrdersAddress } from '../use-orders-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderRow } from './order-row.tsx'
import { FreshRows, StaleRows, WaitingRows } from '../../frame/list/list-states.tsx'
import type { OrdersShown } from './use-orders.ts'

interface OrdersListProps {
  list: OrdersShown
  address: OrdersAddress
  selection: ListSelection
  isBeside: boolean
  /** There was never an order. */
  isFresh: boolean
}

function Nothing({ address, isFresh }: Pick<OrdersListProps, 'address' | 'isFresh'>) {
  const t = useText()
  if (isFresh) return <NoOrders />
  const isNarrow = address.filterCount > 0 || address.search !== ''
  return (
    <EmptyState
      drawing="lost"
      title={address.search ? t('orders:none.search', { search: address.search }) : t('orders:none.title')}
      sentence={t(isNarrow ? 'orders:none.filters' : 'orders:none.unpaid')}
      {...(isNarrow && { action: <Button onClick={address.showEverything}>{t('lists:showAll')}</Button> })}
    />
  )
}

function Rows({ list, address, selection, isBeside }: Omit<OrdersListProps, 'isFresh'>) {
  return (
    <ul className={styles.rows} data-orders-list aria-busy={list.isChanging}>
      {list.orders.map((order) => (
        <li key={order.orderId}>
          <OrderRow
            order={order}
            to={address.openPath(order.orderId)}
            isOpen={order.orderId === address.openId}
            isBeside={isBeside}
            isSelecting={selection.isOn}
            isSelected={selection.has(order.orderId)}
            onToggle={selection.toggle}
          />
        </li>
      ))}
    </ul>
  )
}

/** The loaded pages of orders, or a message in their place. */
export function OrdersList(props: OrdersListProps) {
  const { list, address, isFresh } = props
  const t = useText()
  if (list.state === 'LOADING') return <WaitingRows label={t('orders:loading')} widths={['30%', '24%']} />
  if (list.state === 'FAILED')
    return (
      <ErrorState
        title={t('orders:error.title')}
        sentence={t('orders:error.sentence')}
        safe={t('orders:error.safe')}
        retry={{ label: t('retry'), onRetry: list.retry, busy: list.isChanging }}
      />
    )
  const fresh = list.newCount > 0 && <FreshRows count={list.newCount} onShow={list.showNew} />
  if (list.orders.length === 0) return fresh || <Nothing address={address} isFresh={isFresh} />
  return (
    <>
      {list.isStale && <StaleRows text={t('orders:error.stale')} isBusy={list.isChanging} onRetry={list.retry} />}
      {fresh}
      <h2 className="visually-hidden">{t('inbox:tabs.orders')}</h2>
      <Rows {...props} />
      {list.hasMore && (
        <div className={styles.more}>
          <Button busy={list.isFetchingMore} onClick={list.showMore}>
            {t('orders:more')}
          </Button>
        </div>
      )}
    </>
  )
}
