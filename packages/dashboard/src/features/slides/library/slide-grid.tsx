import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Segment } from '../../../ui/fields/segment.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { findSlides, type SortKey } from './find-slides.ts'
import { SlideCard } from './slide-card.tsx'
import styles from './slide-library.module.css'

const sorts = ['newest', 'name', 'used'] as const satisfies readonly SortKey[]

interface SlideGridProps {
  items: readonly ExperienceItem[]
  viewById: ReadonlyMap<string, View>
  media: MediaLookup
  onRename: (item: ExperienceItem) => void
  onDuplicate: (item: ExperienceItem) => void
  onDelete: (item: ExperienceItem) => void
}

/** The library's slides with search and sort. */
export function SlideGrid({ items, viewById, media, onRename, onDuplicate, onDelete }: SlideGridProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<SortKey>('newest')
  const found = findSlides(items, viewById, useDeferredValue(search), sort)
  return (
    <>
      <div className={styles['tools']}>
        <SearchField
          label={t('slides:list.search')}
          clearLabel={t('clear')}
          value={search}
          onChange={setSearch}
          shortcut="/"
        />
        <div className={styles['sort']}>
          <Segment
            label={t('slides:list.sort')}
            value={sort}
            options={sorts.map((value) => ({ value, label: t(`slides:list.${value}`) }))}
            onChange={setSort}
          />
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyState
          drawing="lost"
          title={t('slides:list.noneTitle', { search })}
          sentence={t('slides:list.none')}
          action={<Button onClick={() => setSearch('')}>{t('slides:list.showAll')}</Button>}
        />
      ) : (
        <ul className={styles['grid']}>
          {found.map((item) => (
            <li key={item.experienceItemId}>
              <SlideCard
                item={item}
                view={item.viewId ? viewById.get(item.viewId) : undefined}
                media={media}
                onRename={() => onRename(item)}
                onDuplicate={() => onDuplicate(item)}
                onDelete={() => onDelete(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
