import type { MediaItem } from '@taplet/contract'
import { memo, useId } from 'react'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import styles from './media-tile.module.css'
import { mediaLengthLabel, pictureOf, mediaSizeLabel } from './media-labels.ts'

interface MediaTileProps {
  item: MediaItem
  isChosen: boolean
  /** In selection mode, a press selects. */
  tick?: boolean | undefined
  onChoose: (item: MediaItem) => void
  onTick: (item: MediaItem, isRange: boolean) => void
  actionsOf: (item: MediaItem) => readonly MenuAction[]
}

function Chips({ item, isChosen, id }: Pick<MediaTileProps, 'item' | 'isChosen'> & { id: string }) {
  const t = useText()
  return (
    <span className={styles.chips} id={id}>
      {item.status === 'PROCESSING' && (
        <Chip tone="amber" icon="clock">
          {t('mediaPicker:processing')}
        </Chip>
      )}
      {item.status === 'FAILED' && (
        <Chip tone="red" icon="warning">
          {t('mediaPicker:failed')}
        </Chip>
      )}
      {item.originalMediaId && <Chip>{t('mediaFiles:edited')}</Chip>}
      {item.captions && item.captions.length > 0 && <Chip>{t('mediaFiles:captions')}</Chip>}
      {isChosen && (
        <Chip tone="blue" icon="check">
          {t('mediaPicker:inUse')}
        </Chip>
      )}
    </span>
  )
}

/** The visible part of a file. */
function Cover({ item, tick }: Pick<MediaTileProps, 'item' | 'tick'>) {
  const picture = pictureOf(item)
  return (
    <span
      className={styles.picture}
      style={item.placeholder ? { backgroundImage: `url("${item.placeholder}")` } : undefined}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={item.kind === 'VIDEO' ? 'video' : 'image'} size={24} />
      )}
      {item.kind === 'VIDEO' && picture && (
        <span className={styles.film}>
          <Icon name="play" size={16} />
        </span>
      )}
      {tick !== undefined && (
        <span className={styles.tick} data-on={tick}>
          {tick && <Icon name="check" size={16} />}
        </span>
      )}
    </span>
  )
}

/** A file of the library: its picture, name, size and state; a press uses or selects it. */
export const MediaTile = memo(function MediaTile({
  item,
  isChosen,
  tick,
  onChoose,
  onTick,
  actionsOf,
}: MediaTileProps) {
  const t = useText()
  const isTicking = tick !== undefined
  const id = useId()
  const facts = [
    item.width > 0 && `${item.width} × ${item.height}`,
    item.durationMs > 0 && mediaLengthLabel(item.durationMs),
    mediaSizeLabel(item.bytes),
  ]
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.main}
        aria-pressed={isTicking ? tick : isChosen}
        aria-describedby={`${id}-facts ${id}-state`}
        onClick={(event) => (isTicking ? onTick(item, event.shiftKey) : onChoose(item))}
      >
        <Cover {...{ item, tick }} />
        <b>
          <span className="visually-hidden">{t(isTicking ? 'mediaFiles:tick' : 'mediaPicker:use')}</span>{' '}
          {item.fileName}
        </b>
      </button>
      {/* Beside the button: its name is what it does with which file, and these describe it. */}
      <small id={`${id}-facts`}>{facts.filter(Boolean).join(' · ')}</small>
      <Chips {...{ item, isChosen }} id={`${id}-state`} />
      {!isTicking && (
        <span className={styles.more}>
          <Menu
            actions={actionsOf(item)}
            trigger={(props) => (
              <IconButton small icon="more" label={t('mediaFiles:actions', { name: item.fileName })} {...props} />
            )}
          />
        </span>
      )}
    </div>
  )
})
