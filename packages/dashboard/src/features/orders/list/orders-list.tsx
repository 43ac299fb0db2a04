import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ListSelection } from '../../../ui/list/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from '../../inbox/list/inbox-list.module.css'
import { MOST_NEW_ORDERS } from '../calls/queries.ts'
import type { OrdersAddress } from '../use-orders-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderRow } from './order-row.tsx'
import type { OrdersShown } from './use-orders.ts'

interface OrdersListProps {
  list: OrdersShown
  address: OrdersAddress
  selection: ListSelection
  isBeside: boolean
  /** Nothing has ever been ordered. */
  isFresh: boolean
}

const SHOWN_SKELETONS = [1, 2, 3, 4, 5, 6]

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

/** Says that more has come in, and brings it in when asked to. */
function Fresh({ list }: Pick<OrdersListProps, 'list'>) {
  const t = useText()
  return (
    <div className={styles['fresh']} role="status">
      <button type="button" onClick={list.showNew}>
        <Icon name="up" />
        {t(list.newCount < MOST_NEW_ORDERS ? 'inbox:fresh' : 'inbox:freshMany', { count: list.newCount })}
      </button>
    </div>
  )
}

function Stale({ list }: Pick<OrdersListProps, 'list'>) {
  const t = useText()
  return (
    <div className={styles['stale']} role="status">
      <p>{t('orders:error.stale')}</p>
      <Button small icon="reload" busy={list.isChanging} onClick={list.retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <Skeletons label={useText()('orders:loading')}>
      <div className={styles['rows']}>
        {SHOWN_SKELETONS.map((one) => (
          <div key={one} className={styles['skeleton']}>
            <Skeleton width="44%" height={18} />
            <Skeleton width="30%" height={14} />
            <Skeleton width="24%" height={12} />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}

function Rows({ list, address, selection, isBeside }: Omit<OrdersListProps, 'isFresh'>) {
  return (
    <ul className={styles['rows']} data-orders-list aria-busy={list.isChanging}>
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

/** A page of orders after the other, or what there is to say instead. */
export function OrdersList(props: OrdersListProps) {
  const { list, address, isFresh } = props
  const t = useText()
  if (list.state === 'LOADING') return <Waiting />
  if (list.state === 'FAILED')
    return (
      <ErrorState
        title={t('orders:error.title')}
        sentence={t('orders:error.sentence')}
        safe={t('orders:error.safe')}
        retry={{ label: t('retry'), onRetry: list.retry, busy: list.isChanging }}
      />
    )
  const fresh = list.newCount > 0 && <Fresh list={list} />
  if (list.orders.length === 0) return fresh || <Nothing address={address} isFresh={isFresh} />
  return (
    <>
      {list.isStale && <Stale list={list} />}
      {fresh}
      <h2 className="visually-hidden">{t('inbox:tabs.orders')}</h2>
      <Rows {...props} />
      {list.hasMore && (
        <div className={styles['more']}>
          <Button busy={list.isFetchingMore} onClick={list.showMore}>
            {t('orders:more')}
          </Button>
        </div>
      )}
    </>
  )
}
