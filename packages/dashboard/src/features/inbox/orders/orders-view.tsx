import type { Order, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { useIsWide } from '../../../lib/device/use-is-phone.ts'
import { orders as texts } from '../../../text/en/inbox/orders.ts'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import type { Counts } from '../queries.ts'
import { InboxHeader } from '../frame/inbox-header.tsx'
import { InboxTabs } from '../frame/inbox-tabs.tsx'
import styles from '../frame/frame.module.css'
import { BulkStrip } from '../frame/list/bulk-strip.tsx'
import { useBulkStrip } from '../frame/list/use-bulk-strip.ts'
import { useTicked } from '../frame/list/use-ticked.ts'
import { useFocusOnReturn } from '../frame/use-focus-on-return.ts'
import { orderQuery } from '../order-queries.ts'
import { useMarkDone } from './calls/use-mark-done.ts'
import { useApi } from '../../../lib/api/api.ts'
import { OrderPane } from './detail/order-pane.tsx'
import { OrdersList } from './list/orders-list.tsx'
import { OrdersTools } from './list/orders-tools.tsx'
import { useOrders } from './list/use-orders.ts'
import { ordersExportUrl } from './orders-address.ts'
import { useOrderNumbers } from './use-order-numbers.ts'
import { useOrderSteps } from './use-order-steps.ts'
import { useOrdersAddress } from './use-orders-address.ts'
import { useOrdersShortcuts } from './use-orders-shortcuts.ts'

addTexts('orders', texts)
const idOf = ({ orderId }: Order) => orderId

/** The order in the address: from the list, or fetched separately. Null when it does not exist. */
function useOpened(openId: string, orders: readonly Order[], isListed: boolean) {
  const listed = orders.find(({ orderId }) => orderId === openId)
  const query = useQuery({
    ...orderQuery(useApi(), openId),
    enabled: openId !== '' && isListed && !listed,
  })
  const order = openId === '' ? undefined : (listed ?? query.data)
  return { order, retry: query.isError && order === undefined ? () => void query.refetch() : undefined }
}

/** What visitors bought: search, send, refund. */
export function OrdersView({ pages, unread }: { pages: readonly Page[]; unread: Counts | undefined }) {
  const t = useText()
  const isWide = useIsWide()
  const address = useOrdersAddress()
  const { numbers, total, isFresh, toDo } = useOrderNumbers(address)
  const list = useOrders(address.wanted)
  const { orders } = list
  const { selection, ticked, more } = useTicked({
    key: JSON.stringify(address.wanted),
    shown: orders,
    idOf,
    fetchRest: list.fetchRest,
    hasMore: list.hasMore,
    total,
  })
  const { news, strip } = useBulkStrip()
  const markDone = useMarkDone(strip)
  const steps = useOrderSteps(orders, address, isWide)
  const { order: opened, retry } = useOpened(address.openId, orders, list.state === 'SHOWN')
  const [isRefunding, setIsRefunding] = useState(false)
  const { sheet, openSheet } = useOrdersShortcuts({
    orders,
    ticked,
    opened: opened ?? undefined,
    selection,
    steps,
    markDone,
    onRefund: () => setIsRefunding(true),
  })
  useFocusOnReturn(address.openId)
  const isCovered = address.openId !== '' && !isWide
  const mark = (isDone: boolean) => {
    markDone(ticked, isDone)
    selection.clear()
  }
  return (
    <>
      <InboxHeader
        subtitle={
          toDo === undefined ? t('orders:lede') : t(toDo > 0 ? 'orders:summary' : 'orders:nothingToDo', { count: toDo })
        }
        exportUrl={ordersExportUrl(address.wanted)}
        onShortcuts={openSheet}
      />
      <main className={styles.main} data-covered={isCovered}>
        <BulkStrip news={news} onGone={strip.clear} />
        {!isCovered && (
          <>
            <InboxTabs current="orders" counts={unread} />
            <OrdersTools address={address} counts={numbers} selection={selection} />
          </>
        )}
        <div className={styles.columns} data-beside={isWide && (orders.length > 0 || Boolean(opened))}>
          <div className={styles.list} hidden={isCovered && list.state !== 'FAILED'}>
            <OrdersList list={list} address={address} selection={selection} isBeside={isWide} isFresh={isFresh} />
          </div>
          <OrderPane
            opened={opened}
            retry={retry}
            openId={address.openId}
            orders={orders}
            isListMissing={list.state === 'FAILED'}
            pages={pages}
            isBeside={isWide}
            steps={steps}
            refunding={{ isOn: isRefunding, set: setIsRefunding }}
            onMark={(isDone) => opened && markDone([opened], isDone)}
          />
        </div>
        <BulkBar
          selection={selection}
          more={more}
          actions={[
            { label: t('orders:mark.many'), icon: 'check', onSelect: () => mark(true) },
            { label: t('orders:mark.manyNot'), icon: 'undo', onSelect: () => mark(false) },
          ]}
        />
      </main>
      {sheet}
    </>
  )
}
