import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import type { Option } from '../fields/option.ts'
import { SearchField } from '../fields/search-field.tsx'
import { Segment } from '../fields/segment.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './list-tools.module.css'
import type { ListSelection } from './use-selection.ts'
import { GridIcon, RowsIcon } from './view-icons.tsx'

export const listViews = ['grid', 'rows'] as const
export type ListView = (typeof listViews)[number]

interface ListToolsProps<Sort extends string> {
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  sort: Sort
  sorts: readonly Option<Sort>[]
  onSort: (sort: Sort) => void
  view: ListView
  onView: (view: ListView) => void
  selection: ListSelection
  /** Pills that narrow the list down. */
  children: ReactNode
}

/** Above a list: search, filters, order, look, and the way to tick things by touch. */
export function ListTools<Sort extends string>({
  searchLabel,
  search,
  onSearch,
  sort,
  sorts,
  onSort,
  view,
  onView,
  selection,
  children,
}: ListToolsProps<Sort>) {
  const t = useText()
  const icon = <Icon name="sort" size={16} />
  return (
    <div className={styles['tools']}>
      <div className={styles['top']}>
        <SearchField label={searchLabel} clearLabel={t('clear')} value={search} onChange={onSearch} shortcut="/" />
        <div className={styles['sort']}>
          <SelectField
            label={t('lists:sort')}
            value={sort}
            options={sorts.map((option) => ({ ...option, icon }))}
            onChange={onSort}
          />
        </div>
        <div className={styles['view']}>
          <Segment
            label={t('lists:view')}
            value={view}
            iconsOnly
            options={[
              { value: 'grid', label: t('lists:grid'), icon: <GridIcon /> },
              { value: 'rows', label: t('lists:rows'), icon: <RowsIcon /> },
            ]}
            onChange={onView}
          />
        </div>
      </div>
      <div className={styles['second']}>
        <div className={styles['filters']} role="group" aria-label={t('lists:filter')}>
          {children}
        </div>
        <div className={styles['select']}>
          <Button icon="check" disabled={selection.isOn} onClick={selection.hold}>
            {t('lists:select')}
          </Button>
        </div>
      </div>
    </div>
  )
}
