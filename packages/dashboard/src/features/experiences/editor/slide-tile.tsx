import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Badge } from '../../../ui/layout/chip.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import styles from './slide-strip.module.css'

interface SlideTileProps {
  itemId: string
  /** From 1. */
  place: number
  count: number
  /** Undefined while the library loads. */
  item: ExperienceItem | undefined
  view: View | undefined
  media: MediaLookup
  onMove: (direction: 'LEFT' | 'RIGHT') => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const WIDTH = 144

/** One slide of the strip: what it looks like, its place and name. */
export function SlideTile({ itemId, place, count, item, view, media, onMove, onRemove, onKeyDown }: SlideTileProps) {
  const t = useText()
  const navigate = useNavigate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: itemId,
  })
  const name = item?.itemName ?? t('experiences:editor.missingSlide')
  const to = `/app/experienceItems/${itemId}`
  return (
    <li
      ref={setNodeRef}
      className={styles['tile']}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), ...(transition && { transition }) }}
    >
      <Link
        to={to}
        className={styles['picture']}
        aria-label={`${place}. ${name}`}
        draggable={false}
        onKeyDown={onKeyDown}
      >
        {view ? (
          <SlideThumbnail slide={view} media={media} width={WIDTH} height={210} />
        ) : (
          <span className={styles['blank']} />
        )}
      </Link>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles['grip']}
        {...attributes}
        {...listeners}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event)
        }}
        aria-label={t('experiences:editor.dragSlide', { place, name })}
      >
        <Icon name="grip" size={16} />
      </button>
      <div className={styles['caption']}>
        <Badge>{place}</Badge>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <Menu
          actions={[
            { label: t('experiences:editor.editSlide'), icon: 'edit', onSelect: () => void navigate(to) },
            {
              label: t('experiences:editor.moveLeft'),
              icon: 'arrowLeft',
              disabled: place === 1,
              onSelect: () => onMove('LEFT'),
            },
            {
              label: t('experiences:editor.moveRight'),
              icon: 'arrowRight',
              disabled: place === count,
              onSelect: () => onMove('RIGHT'),
            },
            {
              label: t('experiences:editor.remove'),
              icon: 'trash',
              danger: true,
              startsGroup: true,
              onSelect: onRemove,
            },
          ]}
          trigger={(props) => (
            <IconButton {...props} small icon="more" label={t('experiences:editor.slideMenu', { place, name })} />
          )}
        />
      </div>
    </li>
  )
}
