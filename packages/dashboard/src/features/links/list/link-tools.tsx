import { type LinkBatch, type Page, RECENT_DAYS } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import { ToolsFrame } from '../../../ui/list/tools-frame.tsx'
import type { ListSelection } from '../../../ui/list/selecting/use-selection.ts'
import { type KindKey, kindKeys, type SortKey, sortKeys, type StateKey, stateKeys } from './find-links.ts'
import styles from './link-tools.module.css'

interface LinkToolsProps {
  search: string
  onSearch: (search: string) => void
  chosen: { sort: SortKey; state: StateKey; kind: KindKey; app: string; batch: string }
  choose: (name: 'sort' | 'state' | 'kind' | 'app' | 'batch', value: string) => void
  /** Number of links in each state. */
  counts: Readonly<Record<StateKey, number>>
  pages: readonly Page[]
  batches: readonly LinkBatch[]
  selection: ListSelection
}

/** Toolbar of the list: search, order, filters, and the button for selecting by touch. */
export function LinkTools({ search, onSearch, chosen, choose, counts, pages, batches, selection }: LinkToolsProps) {
  const t = useText()
  const sortIcon = <Icon name="sort" size={16} />
  const apps = [
    { value: '', label: t('links:list.everyApp') },
    ...pages.map((page) => ({ value: page.experienceId, label: page.pageName })),
  ]
  return (
    <ToolsFrame
      searchLabel={t('links:list.search')}
      {...{ search, onSearch, selection }}
      wrapsAt={1180}
      choices={
        <div className={styles.choices}>
          <SelectField
            label={t('links:list.app')}
            value={chosen.app}
            options={apps}
            onChange={(value) => choose('app', value)}
          />
          <SelectField
            label={t('links:list.kind')}
            value={chosen.kind}
            options={kindKeys.map((value) => ({ value, label: t(`links:kinds.${value}`) }))}
            onChange={(value) => choose('kind', value)}
          />
          {batches.length > 0 && (
            <SelectField
              label={t('links:list.batch')}
              value={chosen.batch}
              options={[
                { value: '', label: t('links:list.everyBatch') },
                ...batches.map(({ batchId, name }) => ({ value: batchId, label: name })),
              ]}
              onChange={(value) => choose('batch', value)}
            />
          )}
          <SelectField
            label={t('lists:sort')}
            value={chosen.sort}
            options={sortKeys.map((value) => ({
              value,
              label: t(`links:sorts.${value}`, { days: RECENT_DAYS }),
              icon: sortIcon,
            }))}
            onChange={(value) => choose('sort', value)}
          />
        </div>
      }
    >
      {stateKeys.map((key) => (
        <FilterPill key={key} selected={chosen.state === key} onSelect={() => choose('state', key)}>
          {t(`links:states.${key}`, { count: counts[key] })}
        </FilterPill>
      ))}
    </ToolsFrame>
  )
}
