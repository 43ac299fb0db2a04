import { orderState } from '@taplet/contract/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { FilterPill } from '../../../../ui/layout/chip.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import { periods } from '../../frame/days.ts'
import styles from '../../frame/list/tools.module.css'
import { OwnDays } from '../../frame/list/own-days.tsx'
import { productsQuery } from '../../../../entities/product/queries.ts'
import type { OrderCounts } from '../../order-queries.ts'
import { orderCount } from '../order-count.ts'
import type { OrdersAddress } from '../use-orders-address.ts'

interface OrdersToolsProps {
  address: OrdersAddress
  /** Undefined where a search or filter makes the counts unknown. */
  counts: OrderCounts | undefined
  selection: ListSelection
}

/** A pill for each state with its count. */
function Pills({ address: { chosen, choose }, counts }: Pick<OrdersToolsProps, 'address' | 'counts'>) {
  const t = useText()
  return (
    <div className={styles.pills} role="group" aria-label={t('lists:filter')}>
      {(['any', ...orderState.options] as const).map((state) => (
        <FilterPill key={state} selected={state === chosen.state} onSelect={() => choose('state', state)}>
          {t(`orders:states.${state}`)} {counts && orderCount(counts, state)}
        </FilterPill>
      ))}
    </div>
  )
}

function Selects({ address: { chosen, choose } }: Pick<OrdersToolsProps, 'address'>) {
  const t = useText()
  const { data: products } = useQuery(productsQuery(useApi()))
  const options = (products ?? []).map(({ productId, name }) => ({ value: productId, label: name }))
  // A deleted product: an option shows that it is set.
  if (products && chosen.product !== 'any' && !options.some(({ value }) => value === chosen.product))
    options.push({ value: chosen.product, label: t('orders:filters.goneProduct') })
  return (
    <>
      <SelectField
        label={t('orders:filters.product')}
        value={chosen.product}
        options={[{ value: 'any', label: t('orders:filters.anyProduct') }, ...options]}
        onChange={(product) => choose('product', product)}
      />
      <SelectField
        label={t('inbox:filters.when')}
        value={chosen.when}
        options={periods.map((value) => ({ value, label: t(`inbox:filters.periods.${value}`) }))}
        onChange={(when) => choose('when', when)}
      />
    </>
  )
}

/** Toolbar of the list: search and filters. */
export function OrdersTools({ address, counts, selection }: OrdersToolsProps) {
  const t = useText()
  const { chosen, search, setSearch, filterCount } = address
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <div className={styles.top}>
        <SearchField
          label={t('orders:search')}
          clearLabel={t('clear')}
          value={search}
          onChange={setSearch}
          shortcut="/"
        />
        <div className={styles.fold}>
          <Button icon="settings" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {filterCount > 0 ? t('inbox:filters.some', { count: filterCount }) : t('inbox:filters.name')}
          </Button>
        </div>
        <div className={styles.selects} data-open={isOpen}>
          <Selects address={address} />
          {chosen.when === 'own' && <OwnDays own={address.own} setOwn={address.setOwn} />}
        </div>
      </div>
      <div className={styles.second}>
        <Pills address={address} counts={counts} />
        <Button icon="check" disabled={selection.isOn} onClick={selection.hold}>
          {t('lists:select')}
        </Button>
      </div>
    </div>
  )
}
