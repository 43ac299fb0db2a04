import { isSameData } from '@taplet/slides/edits'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { useDragParts } from '../../../../ui/list/use-drag-parts.ts'
import { useEditorContext } from '../editor-context.ts'
import { useHandsContext } from '../hands/hands-context.ts'
import type { Hands } from '../hands/use-hands.ts'
import type { RowsProps } from './rows-props.ts'
import styles from './stack.module.css'
import { WidgetRow, type WidgetRowProps } from './widget-row.tsx'
import { widgetWords } from './widget-words.ts'

const FEW_PIXELS = { activationConstraint: { distance: 4 } } // a press that does not move stays a press

/** What screen readers hear while a widget is moved. */
function useAnnouncements({ handle }: Hands): Announcements {
  const t = useText()
  const { media } = useEditorContext()
  const { widgets } = handle.state.document
  const indexOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const words = (id: unknown, overId: unknown = id) => {
    const widget = widgets[indexOf(id)]
    return { name: widget ? widgetWords(widget, media).title : '', place: indexOf(overId) + 1, count: widgets.length }
  }
  return {
    onDragStart: ({ active }) => t('slides:stack.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('slides:stack.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('slides:stack.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('slides:stack.cancelled', words(active.id)),
  }
}

/** Kept while nothing about it changes: of many rows a choice or a word redraws one or two. */
const SortableRow = memo(function SortableRow(props: Omit<WidgetRowProps, 'drag'>) {
  return <WidgetRow {...props} drag={useDragParts(props.widget.widgetId)} />
})

/** The rows, each moved by its grip with mouse, touch or keys. */
export function SortableRows({ widgets, ids, currentId, ...around }: RowsProps) {
  const t = useText()
  const hands = useHandsContext()
  const sensors = useSensors(
    useSensor(PointerSensor, FEW_PIXELS),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = widgets.map(({ widgetId }) => widgetId)
  const [items, setItems] = useState(order)
  // The library redraws all rows for another list, even of the same ids.
  if (!isSameData(items, order)) setItems(order)
  const placeOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (to < 0 || from === to) return
    const id = String(active.id)
    hands.moveInto(ids.includes(id) ? ids : [id], to > from ? to + 1 : to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: useAnnouncements(hands),
        screenReaderInstructions: { draggable: t('slides:stack.instructions') },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul className={styles['list']}>
          {widgets.map((widget) => (
            <SortableRow
              key={widget.widgetId}
              {...around}
              widget={widget}
              isSelected={ids.includes(widget.widgetId)}
              isCurrent={widget.widgetId === currentId}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
