import { closestCenter, DndContext } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useMemo, useState } from 'react'
import { useDragParts } from '../../../../ui/list/dragging/use-drag-parts.ts'
import styles from './slide-strip.module.css'
import { SlideTile } from './slide-tile.tsx'
import type { TileProps, TilesProps } from './tiles-props.ts'
import { useStripDrag } from './use-strip-drag.ts'

function SortableTile(props: TileProps) {
  return <SlideTile {...props} drag={useDragParts(props.itemId)} />
}

/** The tiles, draggable by their handle with mouse, touch or keys. */
export function SortableTiles({ tiles, nameOf, onPlace, end }: TilesProps) {
  const [isDragging, setIsDragging] = useState(false)
  const itemIds = useMemo(() => tiles.map(({ itemId }) => itemId), [tiles])
  const { onDragEnd, ...drag } = useStripDrag(itemIds, nameOf, onPlace)
  return (
    <DndContext
      {...drag}
      collisionDetection={closestCenter}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={() => setIsDragging(false)}
      onDragEnd={(event) => {
        setIsDragging(false)
        onDragEnd(event)
      }}
    >
      <SortableContext items={itemIds} strategy={horizontalListSortingStrategy}>
        <ol className={styles.strip} data-dragging={isDragging} data-strip>
          {tiles.map((tile) => (
            <SortableTile key={tile.itemId} {...tile} />
          ))}
          {end}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
