import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import type { Option } from '../fields/option.ts'
import { Segment } from '../fields/segment.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './list-tools.module.css'
import { ToolsFrame } from './tools-frame.tsx'
import type { ListSelection } from './selecting/use-selection.ts'
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
  /** Filter pills. */
  children: ReactNode
}

/** Toolbar of a list: search, filters, order, layout, and the button for selecting by touch. */
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
    <ToolsFrame
      {...{ searchLabel, search, onSearch, selection }}
      wrapsAt={760}
      choices={
        <>
          <div className={styles.sort}>
            <SelectField
              label={t('lists:sort')}
              value={sort}
              options={sorts.map((option) => ({ ...option, icon }))}
              onChange={onSort}
            />
          </div>
          <div className={styles.view}>
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
        </>
      }
    >
      {children}
    </ToolsFrame>
  )
}
