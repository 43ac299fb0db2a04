import type { MediaItem } from '@taplet/contract'
import { memo } from 'react'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import styles from './media-tile.module.css'
import { lengthWords, pictureOf, sizeWords } from './media-words.ts'

interface MediaTileProps {
  item: MediaItem
  isChosen: boolean
  /** While files are being ticked, a press ticks. */
  tick?: boolean | undefined
  onChoose: (item: MediaItem) => void
  onTick: (item: MediaItem, isRange: boolean) => void
  actionsOf: (item: MediaItem) => readonly MenuAction[]
}

function Chips({ item, isChosen }: Pick<MediaTileProps, 'item' | 'isChosen'>) {
  const t = useText()
  return (
    <span className={styles['chips']}>
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

/** What can be seen of a file, with its state on top. */
function Cover({ item, isChosen, tick }: Pick<MediaTileProps, 'item' | 'isChosen' | 'tick'>) {
  const picture = pictureOf(item)
  return (
    <span
      className={styles['picture']}
      style={item.placeholder ? { backgroundImage: `url("${item.placeholder}")` } : undefined}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={item.kind === 'VIDEO' ? 'video' : 'image'} size={24} />
      )}
      {item.kind === 'VIDEO' && picture && (
        <span className={styles['film']}>
          <Icon name="play" size={16} />
        </span>
      )}
      {tick !== undefined && (
        <span className={styles['tick']} data-on={tick}>
          {tick && <Icon name="check" size={16} />}
        </span>
      )}
      <Chips {...{ item, isChosen }} />
    </span>
  )
}

/** A file of the library: its picture, name, size and state; a press uses it or ticks it. */
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
  const facts = [
    item.width > 0 && `${item.width} × ${item.height}`,
    item.durationMs > 0 && lengthWords(item.durationMs),
    sizeWords(item.bytes),
  ]
  return (
    <div className={styles['tile']}>
      <button
        type="button"
        className={styles['main']}
        aria-pressed={isTicking ? tick : isChosen}
        aria-label={t(isTicking ? 'mediaFiles:tick' : 'mediaPicker:use', { name: item.fileName })}
        onClick={(event) => (isTicking ? onTick(item, event.shiftKey) : onChoose(item))}
      >
        <Cover {...{ item, isChosen, tick }} />
        <b>{item.fileName}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </button>
      {!isTicking && (
        <span className={styles['more']}>
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
