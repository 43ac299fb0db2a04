import { isSameData } from '@taplet/slides/edits'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../../../lib/text.ts'
import { useDragParts } from '../../../../ui/list/dragging/use-drag-parts.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'
import { RowPicture } from './row-picture.tsx'
import type { RowsProps } from './rows-props.ts'
import styles from './stack.module.css'
import { WidgetRow, type WidgetRowProps } from './widget-row.tsx'

const FEW_PIXELS = { activationConstraint: { distance: 4 } } // a press that does not move stays a press

/** What moves with a widget: the whole selection, if it is part of it. */
const movedWith = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [id])

/** Screen-reader announcements while a widget is dragged. */
function useAnnouncements({ handle, ids, nameOf, named }: EditorActions): Announcements {
  const t = useText()
  const { widgets } = handle.state.document
  const indexOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const words = (id: unknown, overId: unknown = id) => {
    return { name: nameOf(named(movedWith(ids, String(id)))), place: indexOf(overId) + 1, count: widgets.length }
  }
  return {
    onDragStart: ({ active }) => t('slides:stack.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('slides:stack.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('slides:stack.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('slides:stack.cancelled', words(active.id)),
  }
}

/** Memoised: among many rows, a selection or a letter re-renders one or two. */
const SortableRow = memo(function SortableRow({
  isCarried,
  ...props
}: Omit<WidgetRowProps, 'drag'> & { isCarried: boolean }) {
  const drag = useDragParts(props.widget.widgetId)
  return <WidgetRow {...props} drag={{ ...drag, isDragging: isCarried }} />
})

/** The rows, draggable by their handle with mouse, touch or keys. */
export function SortableRows({ widgets, ids, currentId, ...around }: RowsProps) {
  const t = useText()
  const actions = useEditorActionsContext()
  const sensors = useSensors(
    useSensor(PointerSensor, FEW_PIXELS),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = widgets.map(({ widgetId }) => widgetId)
  const [items, setItems] = useState(order)
  // The library re-renders all rows for a new array, even of the same ids.
  if (!isSameData(items, order)) setItems(order)
  const [carried, setCarried] = useState<readonly string[]>([])
  const placeOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    setCarried([])
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (to < 0 || from === to) return
    const id = String(active.id)
    actions.moveInto(movedWith(ids, id), to > from ? to + 1 : to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setCarried(movedWith(ids, String(active.id)))}
      onDragCancel={() => setCarried([])}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: useAnnouncements(actions),
        screenReaderInstructions: { draggable: t('slides:stack.instructions') },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul className={styles.list}>
          {widgets.map((widget) => (
            <SortableRow
              key={widget.widgetId}
              {...around}
              widget={widget}
              isSelected={ids.includes(widget.widgetId)}
              isCarried={carried.includes(widget.widgetId)}
              isCurrent={widget.widgetId === currentId}
            />
          ))}
        </ul>
      </SortableContext>
      {/* Over everything: within the list it would be cut off at the list's edges. */}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {carried.length > 0 && <RowPicture widgets={actions.named(carried)} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}
