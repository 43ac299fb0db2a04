import type { ExperienceItem, Page, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import body from '../../../ui/list/list-body.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { ListTools, listViews } from '../../../ui/list/list-tools.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import {
  findSlides,
  kindKeys,
  searchTexts,
  sortKeys,
  usageKeys,
  usageTests,
} from '../../../entities/slide/find-slides.ts'
import { type CardAction, SlideCard } from './slide-card.tsx'
import styles from './slide-library.module.css'
import { wordsOnSlide } from '../../../entities/slide/words-on-slide.ts'

interface SlideGridProps {
  items: readonly ExperienceItem[]
  viewById: ReadonlyMap<string, View>
  media: MediaLookup
  /** Ids of slides with unsaved edits. */
  unsaved: ReadonlySet<string>
  pages: readonly Page[]
  onRename: (item: ExperienceItem) => void
  /** `done` clears the selection. */
  onMany: (action: Exclude<CardAction, 'rename'>, items: readonly ExperienceItem[], done: () => void) => void
}

/** The name of an app that has the slide, if no visitor sees it in any: they are drafts, or it is new in them. */
function notLiveIn({ experienceItemId, usedIn }: ExperienceItem, pages: readonly Page[]): string | undefined {
  const users = pages.filter(({ experienceId }) => usedIn.includes(experienceId))
  const isLive = users.some(({ active, experienceItems }) => active && experienceItems.includes(experienceItemId))
  return isLive ? undefined : users[0]?.pageName
}

const choices = { sort: sortKeys, use: usageKeys, kind: kindKeys, view: listViews } as const

/** The library's slides: search, filters, order, layout; actions on one or many. */
export function SlideGrid({ items, viewById, media, unsaved, pages, onRename, onMany }: SlideGridProps) {
  const t = useText()
  const { search, setSearch, chosen, choose, showAll } = useListAddress(choices)
  const { sort, use, kind, view } = chosen
  const texts = useMemo(
    () =>
      searchTexts(items, ({ viewId }) => {
        const slide = viewId ? viewById.get(viewId) : undefined
        return slide ? wordsOnSlide(slide) : ''
      }),
    [items, viewById],
  )
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => findSlides(items, texts, { search: wanted, sort, use, kind }),
    [items, texts, wanted, sort, use, kind],
  )
  const order = useMemo(() => found.map((item) => item.experienceItemId), [found])
  const selection = useSelection(order)
  const ticked = found.filter((item) => selection.ids.includes(item.experienceItemId))
  const handleAction = useCallback(
    (action: CardAction, item: ExperienceItem) =>
      action === 'rename' ? onRename(item) : onMany(action, [item], () => undefined),
    [onRename, onMany],
  )
  const many = (action: Exclude<CardAction, 'rename'>) => () => onMany(action, ticked, selection.clear)
  const hasKinds = kind !== 'any' || new Set(items.map((item) => item.itemType)).size > 1
  return (
    <>
      <ListTools
        searchLabel={t('slides:list.search')}
        search={search}
        onSearch={setSearch}
        sort={sort}
        sorts={sortKeys.map((value) => ({ value, label: t(`lists:sorts.${value}`) }))}
        onSort={(value) => choose('sort', value)}
        view={view}
        onView={(value) => choose('view', value)}
        selection={selection}
      >
        {usageKeys.map((key) => (
          <FilterPill key={key} selected={use === key} onSelect={() => choose('use', key)}>
            {t(`lists:slides.${key}`, { count: items.filter(usageTests[key]).length })}
          </FilterPill>
        ))}
        {hasKinds && (
          <div className={styles.kind}>
            <SelectField
              label={t('lists:slides.kind')}
              value={kind}
              options={kindKeys.map((value) => ({
                value,
                label: value === 'any' ? t('lists:slides.anyKind') : t(`lists:slides.${value}`),
              }))}
              onChange={(value) => choose('kind', value)}
            />
          </div>
        )}
      </ListTools>
      {found.length === 0 ? (
        <EmptyState
          drawing="lost"
          title={search ? t('slides:list.noneTitle', { search }) : t('lists:slides.noMatch')}
          sentence={search ? t('slides:list.none') : t('lists:slides.noMatchFilter')}
          action={<Button onClick={() => showAll('use', 'kind')}>{t('slides:list.showAll')}</Button>}
        />
      ) : (
        <ul className={classNames(body[view], styles.list)} data-view={view}>
          {found.map((item) => (
            <li key={item.experienceItemId}>
              <SlideCard
                item={item}
                slide={item.viewId ? viewById.get(item.viewId) : undefined}
                media={media}
                view={view}
                showsEdited={sort === 'changed'}
                hasUnsaved={unsaved.has(item.experienceItemId)}
                notLiveIn={notLiveIn(item, pages)}
                {...selection.marksOf(item.experienceItemId)}
                onAction={handleAction}
              />
            </li>
          ))}
        </ul>
      )}
      <BulkBar
        selection={selection}
        actions={[
          { label: t('lists:slides.addTo'), icon: 'apps', onSelect: many('addTo') },
          { label: t('lists:slides.duplicate'), icon: 'copy', onSelect: many('duplicate') },
          { label: t('lists:slides.delete'), icon: 'trash', danger: true, onSelect: many('delete') },
        ]}
      />
    </>
  )
}
