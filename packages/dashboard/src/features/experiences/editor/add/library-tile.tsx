import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useText } from '../../../../lib/text.ts'
import { Badge } from '../../../../ui/layout/chip.tsx'
import { WhenNear } from '../../../../ui/list/when-near.tsx'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import { LazyItemThumbnail } from '../../../../entities/slide/lazy-item-thumbnail.tsx'
import styles from './add-slide-dialog.module.css'

interface LibraryTileProps {
  item: ExperienceItem
  view: View | undefined
  media: MediaLookup
  /** Position in the order of selection, from 1; 0 while not selected. */
  turn: number
  onToggle: () => void
}

const SIZE = { width: 104, height: 150 }

/** A selectable slide of the library. */
export function LibraryTile({ item, view, media, turn, onToggle }: LibraryTileProps) {
  const t = useText()
  const used = item.usedIn.length
    ? t('experienceEditor:add.used', { count: item.usedIn.length })
    : t('experienceEditor:add.unused')
  return (
    <button type="button" className={styles.item} aria-pressed={turn > 0} onClick={onToggle}>
      <span className={styles.picture}>
        <WhenNear style={SIZE}>
          {view ? (
            <SlideThumbnail slide={view} media={media} {...SIZE} showsEmpty />
          ) : (
            <LazyItemThumbnail {...{ item, media }} {...SIZE} />
          )}
        </WhenNear>
        {turn > 0 && (
          <span className={styles.turn}>
            <Badge selected>{turn}</Badge>
          </span>
        )}
      </span>{' '}
      <span className={styles.name}>{item.itemName}</span> <span className={styles.used}>{used}</span>
    </button>
  )
}
