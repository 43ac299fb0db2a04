import type { Page } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { FilterPill } from '../../../../ui/layout/chip.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import type { Counts } from '../../queries.ts'
import { kindOf, statesOf } from '../inbox-address.ts'
import { shownCounts } from '../shown-counts.ts'
import type { InboxAddress } from '../use-inbox-address.ts'
import { InboxSelects } from './inbox-selects.tsx'
import styles from '../../frame/list/tools.module.css'
import { OwnDays } from '../../frame/list/own-days.tsx'

interface InboxToolsProps {
  address: InboxAddress
  /** Counts after search and filters. */
  counts: Counts | undefined
  pages: readonly Page[]
  selection: ListSelection
}

/** A pill for each state with its count, and the number of new ones. */
function Pills({ address, counts }: Pick<InboxToolsProps, 'address' | 'counts'>) {
  const t = useText()
  const { chosen, choose } = address
  const kind = kindOf(chosen.tab)
  const numbers = counts && shownCounts(counts, chosen.tab)
  const states: readonly ('any' | (typeof statesOf)[typeof kind][number])[] = ['any', ...statesOf[kind]]
  const current = states.find((state) => state === chosen.state) ?? 'any'
  const unread = counts?.unread[chosen.tab === 'reviews' ? 'reviews' : 'subscribers'] ?? 0
  return (
    <div className={styles.pills} role="group" aria-label={t('lists:filter')}>
      {states.map((state) => (
        <FilterPill key={state} selected={state === current} onSelect={() => choose('state', state)}>
          {t(`inbox:states.${state}`)} {numbers?.[state] ?? ''}
        </FilterPill>
      ))}
      <FilterPill
        selected={chosen.unread === 'yes'}
        onSelect={() => choose('unread', chosen.unread === 'yes' ? 'no' : 'yes')}
      >
        {t('inbox:unread')} {counts ? unread : ''}
      </FilterPill>
    </div>
  )
}

/** Toolbar of the list: search, filters, order. */
export function InboxTools({ address, counts, pages, selection }: InboxToolsProps) {
  const t = useText()
  const { chosen, search, setSearch, filterCount } = address
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <div className={styles.top}>
        <SearchField
          label={t(`inbox:search.${chosen.tab}`)}
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
          <InboxSelects address={address} pages={pages} />
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
