import type { MediaItem } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './media-picker.module.css'

const KILOBYTE = 1024
const TILE_WIDTH = 320 // px: sharp on a dense screen

/** A size as people say it. */
export const sizeWords = (bytes: number): string =>
  bytes < KILOBYTE ** 2
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${Math.round((bytes / KILOBYTE ** 2) * 10) / 10} MB`

const lengthWords = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function pictureOf({ kind, posterUrl, sources, url }: MediaItem): string {
  if (posterUrl) return posterUrl
  if (kind === 'VIDEO') return ''
  return (sources.find((source) => source.width >= TILE_WIDTH) ?? sources.at(-1))?.url ?? url
}

interface MediaTileProps {
  item: MediaItem
  isChosen: boolean
  onChoose: () => void
}

/** A file of the library: its picture, name, size and state. */
export function MediaTile({ item, isChosen, onChoose }: MediaTileProps) {
  const t = useText()
  const picture = pictureOf(item)
  const facts = [
    item.width > 0 && `${item.width} × ${item.height}`,
    item.durationMs > 0 && lengthWords(item.durationMs),
    sizeWords(item.bytes),
  ]
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-pressed={isChosen}
      aria-label={t('mediaPicker:use', { name: item.fileName })}
      onClick={onChoose}
    >
      <span
        className={styles['picture']}
        style={item.placeholder ? { backgroundImage: `url("${item.placeholder}")` } : undefined}
      >
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <Icon name="video" size={24} />}
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
          {isChosen && (
            <Chip tone="blue" icon="check">
              {t('mediaPicker:inUse')}
            </Chip>
          )}
        </span>
      </span>
      <b>{item.fileName}</b>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </button>
  )
}
