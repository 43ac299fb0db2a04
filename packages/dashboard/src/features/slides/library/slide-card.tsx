import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import type { Text } from '../../../text/text-key.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import card from '../../../ui/list/list-card.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import type { ListView } from '../../../ui/list/list-tools.tsx'
import { SelectBox } from '../../../ui/list/selecting/select-box.tsx'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { LazyItemThumbnail } from '../../../entities/slide/lazy-item-thumbnail.tsx'
import { itemKinds } from '../../../entities/slide/item-kinds.ts'
import styles from './slide-card.module.css'

const sizes = { grid: { width: 148, height: 320 }, rows: { width: 44, height: 60 } } as const

export type CardAction = 'rename' | 'duplicate' | 'addTo' | 'delete'

interface SlideCardProps {
  item: ExperienceItem
  slide: View | undefined
  media: MediaLookup
  view: ListView
  /** The list is sorted by edit time, so cards show it. */
  showsEdited: boolean
  hasUnsaved: boolean
  /** Name of an app that has it, while no visitor sees it in any. */
  notLiveIn: string | undefined
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
  onAction: (action: CardAction, item: ExperienceItem) => void
}

/** Where the slide is used, as far as visitors are concerned. */
function usageWords(t: Text, { usedIn }: ExperienceItem, notLiveIn: string | undefined): string {
  if (notLiveIn !== undefined) return t('slides:list.notLive', { app: notLiveIn })
  return usedIn.length === 0 ? t('slides:list.notUsed') : t('slides:list.used', { count: usedIn.length })
}

/** A slide of the library: its picture, name, uses and actions. */
export const SlideCard = memo(function SlideCard(props: SlideCardProps) {
  const { item, slide, media, view, showsEdited, hasUnsaved, notLiveIn, isSelecting, isSelected, onToggle, onAction } =
    props
  const t = useText()
  const navigate = useNavigate()
  const path = `/app/experienceItems/${item.experienceItemId}`
  const { word } = itemKinds[item.itemType]
  const used = usageWords(t, item, notLiveIn)
  const size = sizes[view]
  return (
    <article className={classNames(card['card'], styles.card)} data-view={view} data-selected={isSelected}>
      <div className={classNames(card['stage'], styles.stage)}>
        <WhenNear style={size}>
          {slide ? (
            <SlideThumbnail slide={slide} media={media} {...size} showsEmpty />
          ) : (
            <LazyItemThumbnail {...{ item, media }} {...size} />
          )}
        </WhenNear>
      </div>
      {hasUnsaved && (
        <span className={card['state']}>
          <Chip tone="amber">{t('lists:apps.notLive')}</Chip>
        </span>
      )}
      <div className={classNames(card['foot'], styles.foot)}>
        <div className={classNames(card['words'], styles.words)}>
          <h2>
            <Link to={path}>{item.itemName}</Link>
          </h2>
          <p>{word === 'custom' || notLiveIn !== undefined ? used : t(`slides:list.${word}`)}</p>
          {view === 'grid' && showsEdited && (
            <p>
              <EditedTime at={item.updatedAt} words={(when) => t('lists:edited', { when })} />
            </p>
          )}
        </div>
        <p className={styles.edited}>
          <EditedTime at={item.updatedAt} words={(when) => t('lists:edited', { when })} />
        </p>
        <Menu
          trigger={(trigger) => (
            <IconButton icon="more" label={t('slides:list.more', { name: item.itemName })} {...trigger} />
          )}
          actions={[
            { label: t('slides:list.open'), icon: 'edit', onSelect: () => void navigate(path) },
            { label: t('slides:list.rename'), icon: 'text', onSelect: () => onAction('rename', item) },
            { label: t('slides:list.duplicate'), icon: 'copy', onSelect: () => onAction('duplicate', item) },
            { label: t('lists:slides.addTo'), icon: 'apps', onSelect: () => onAction('addTo', item) },
            {
              label: t('delete'),
              icon: 'trash',
              danger: true,
              startsGroup: true,
              onSelect: () => onAction('delete', item),
            },
          ]}
        />
      </div>
      <SelectBox
        label={t('lists:selectOne', { name: item.itemName })}
        checked={isSelected}
        isOn={isSelecting}
        onToggle={(isRange) => onToggle(item.experienceItemId, isRange)}
      />
    </article>
  )
})
