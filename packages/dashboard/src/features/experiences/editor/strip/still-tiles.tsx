import styles from './slide-strip.module.css'
import { SlideTile } from './slide-tile.tsx'
import type { TilesProps } from './tiles-props.ts'

/** The tiles while the drag-and-drop code is loading: everything else works. */
export function StillTiles({ tiles, end }: TilesProps) {
  return (
    <ol className={styles.strip} data-dragging={false} data-strip>
      {tiles.map((tile) => (
        <SlideTile key={tile.itemId} {...tile} />
      ))}
      {end}
    </ol>
  )
}
