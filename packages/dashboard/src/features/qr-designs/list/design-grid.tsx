import type { QrDesign } from '@taplet/contract'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import body from '../../../ui/list/list-body.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { ListTools, listViews } from '../../../ui/list/list-tools.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type CardAction, DesignCard } from './design-card.tsx'
import styles from './design-list.module.css'
import { filterKeys, filterTests, findDesigns, sortKeys } from './find-designs.ts'

const FEW = 4 // fit at a glance, without a toolbar

interface DesignGridProps {
  designs: readonly QrDesign[]
  address: string
  /** Ids of designs with unsaved edits. */
  unsaved: ReadonlySet<string>
  /** The blank entry at the end of the list. */
  blank: ReactNode
  /** `done` clears the selection. */
  onAction: (action: CardAction, designs: readonly QrDesign[], done: () => void) => void
}

const choices = { sort: sortKeys, show: filterKeys, view: listViews } as const

/** The account's designs: search, filters, order, layout; actions on one or many. */
export function DesignGrid({ designs, address, unsaved, blank, onAction }: DesignGridProps) {
  const t = useText()
  const { search, setSearch, chosen, choose, showAll } = useListAddress(choices)
  const { sort, show, view } = chosen
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => findDesigns(designs, { search: wanted, sort, filter: show }),
    [designs, wanted, sort, show],
  )
  const order = useMemo(() => found.map((one) => one.qrDesignId), [found])
  const selection = useSelection(order)
  const ticked = found.filter((one) => selection.ids.includes(one.qrDesignId))
  const handleAction = useCallback(
    (action: CardAction, design: QrDesign) => onAction(action, [design], () => undefined),
    [onAction],
  )
  const many = (action: CardAction) => () => onAction(action, ticked, selection.clear)
  return (
    <>
      {designs.length > FEW && (
        <ListTools
          searchLabel={t('qrDesigns:search')}
          search={search}
          onSearch={setSearch}
          sort={sort}
          sorts={sortKeys.map((value) => ({ value, label: t(`qrDesigns:sorts.${value}`) }))}
          onSort={(value) => choose('sort', value)}
          view={view}
          onView={(value) => choose('view', value)}
          selection={selection}
        >
          {filterKeys.map((key) => (
            <FilterPill key={key} selected={show === key} onSelect={() => choose('show', key)}>
              {t(`qrDesigns:filters.${key}`, { count: designs.filter(filterTests[key]).length })}
            </FilterPill>
          ))}
        </ListTools>
      )}
      {found.length === 0 && designs.length > 0 ? (
        <EmptyState
          drawing="lost"
          title={t('qrDesigns:noneTitle')}
          sentence={t('qrDesigns:none')}
          action={<Button onClick={() => showAll('show')}>{t('qrDesigns:showAll')}</Button>}
        />
      ) : (
        <ul className={classNames(body[view], styles.list)}>
          {found.map((design) => (
            <li key={design.qrDesignId}>
              <DesignCard
                {...{ design, address, view }}
                hasUnsaved={unsaved.has(design.qrDesignId)}
                {...selection.marksOf(design.qrDesignId)}
                onAction={handleAction}
              />
            </li>
          ))}
          <li className={styles.blank} data-view={view}>
            {blank}
          </li>
        </ul>
      )}
      <BulkBar
        selection={selection}
        actions={[
          { label: t('qrDesigns:duplicate'), icon: 'copy', onSelect: many('duplicate') },
          { label: t('delete'), icon: 'trash', danger: true, onSelect: many('delete') },
        ]}
      />
    </>
  )
}
