import type { ExperienceItem, SlideRule, View } from '@taplet/contract'
import type { ReactNode } from 'react'
import type { MediaLookup } from '@taplet/slides/schema'
import { Link, useParams } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Badge } from '../../../../ui/layout/chip.tsx'
import { atRest, type DragParts } from '../../../../ui/list/dragging/drag-parts.ts'
import { SelectBox } from '../../../../ui/list/selecting/select-box.tsx'
import { WhenNear } from '../../../../ui/list/when-near.tsx'
import { Menu, type MenuAction } from '../../../../ui/overlays/menu.tsx'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import { slidePath } from '../../../../entities/slide/slide-path.ts'
import { LazyItemThumbnail } from '../../../../entities/slide/lazy-item-thumbnail.tsx'
import type { StyleSource } from '../../../../entities/slide/style-source.ts'
import styles from './slide-strip.module.css'

export interface SlideTileProps {
  itemId: string
  /** From 1. */
  place: number
  /** Undefined while the library is loading, or when the slide is gone. */
  item: ExperienceItem | undefined
  view: View | undefined
  /** What it takes its style from when it has none of its own. */
  beside?: StyleSource | undefined
  media: MediaLookup
  /** Number of other apps that show it too. */
  others: number
  /** When visitors see it; undefined for always. */
  rule?: SlideRule | undefined
  isActive: boolean
  isSelecting: boolean
  isTicked: boolean
  actions: readonly MenuAction[]
  /** How many visitors saw it. */
  foot: ReactNode
  onToggle: (isRange: boolean) => void
  /** Shows it in sidebar and preview. */
  onActivate: () => void
  /** Absent until tiles can be dragged by their handle. */
  drag?: DragParts
}

const SIZE = { width: 126, height: 196 } // four fit beside the preview on a laptop

function TilePicture({ item, view, media, beside }: Pick<SlideTileProps, 'item' | 'view' | 'media' | 'beside'>) {
  if (view) return <SlideThumbnail slide={view} media={media} {...SIZE} showsEmpty />
  if (item) return <LazyItemThumbnail {...{ item, media, beside }} {...SIZE} />
  return <span className={styles.blank} />
}

/** One slide of the strip: its picture opens the slide's editor, its name shows it in the sidebar. */
export function SlideTile(props: SlideTileProps) {
  const {
    itemId,
    place,
    item,
    view,
    beside,
    media,
    others,
    rule,
    isActive,
    isSelecting,
    isTicked,
    actions,
    foot,
    onToggle,
    onActivate,
    drag = atRest,
  } = props
  const t = useText()
  const { experienceId } = useParams()
  const { setEntry, setGrip, grip, style, isDragging } = drag
  const name = item?.itemName ?? t('experiences:editor.missingSlide')
  return (
    <li
      ref={setEntry}
      className={styles.tile}
      data-tile={itemId}
      data-dragging={isDragging}
      data-active={isActive}
      data-ticked={isTicked}
      style={style}
    >
      <div className={styles.frame}>
        <div className={styles.picture}>
          <WhenNear style={SIZE}>
            <TilePicture {...{ item, view, media, beside }} />
          </WhenNear>
        </div>
        {/* Over the picture, not around it: slides hold links of their own. */}
        <Link
          to={slidePath(itemId, experienceId)}
          className={styles.open}
          aria-label={`${place}. ${name}`}
          draggable={false}
        />
        {rule && (
          <span className={styles.rule} data-left-out={rule.isLeftOut}>
            <Icon name={rule.isLeftOut ? 'eyeOff' : 'clock'} size={16} />
            <span className={rule.isLeftOut ? undefined : 'visually-hidden'}>
              {t(rule.isLeftOut ? 'experienceEditor:strip.leftOut' : 'experienceEditor:strip.hasHours')}
            </span>
          </span>
        )}
        {others > 0 && (
          <span className={styles.others}>
            <Icon name="link" size={16} />
            {t('experienceEditor:strip.also', { count: others })}
          </span>
        )}
        <SelectBox
          label={t('experienceEditor:strip.selectTile', { place, name })}
          checked={isTicked}
          isOn={isSelecting}
          onToggle={onToggle}
        />
      </div>
      <div className={styles.caption}>
        <button
          type="button"
          className={styles.name}
          aria-pressed={isActive}
          aria-label={t('experienceEditor:strip.show', { place, name })}
          title={name}
          onClick={onActivate}
        >
          <Badge selected={isActive}>{place}</Badge>
          <span>{name}</span>
        </button>
        <button
          type="button"
          ref={setGrip}
          className={styles.grip}
          {...grip}
          aria-label={t('experiences:editor.dragSlide', { place, name })}
        >
          <Icon name="grip" size={16} />
        </button>
        <Menu
          actions={actions}
          trigger={(trigger) => (
            <IconButton {...trigger} small icon="more" label={t('experiences:editor.slideMenu', { place, name })} />
          )}
        />
      </div>
      <div className={styles.foot}>{foot}</div>
    </li>
  )
}
