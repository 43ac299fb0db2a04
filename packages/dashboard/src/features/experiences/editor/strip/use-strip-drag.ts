import {
  type Announcements,
  type AutoScrollOptions,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useText } from '../../../../lib/text.ts'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'

/** Only the strip auto-scrolls, from a narrow zone; on a phone, where it fits two tiles, about one tile per second. */
const stripScroll: AutoScrollOptions = {
  threshold: { x: 0.06, y: 0 },
  acceleration: 3,
  interval: 8,
  layoutShiftCompensation: false,
  canScroll: (element) => element instanceof HTMLElement && element.dataset['strip'] !== undefined,
}
const phoneScroll: AutoScrollOptions = { ...stripScroll, threshold: { x: 0.05, y: 0 }, acceleration: 1.1 }

/** Drags tiles by their handle with mouse, touch or keys, with announcements. */
export function useStripDrag(
  itemIds: readonly string[],
  nameOf: (itemId: string) => string,
  onPlace: (itemId: string, overId: string) => void,
) {
  const t = useText()
  const isPhone = useIsPhone()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // The handle cannot be used to scroll, so no delay is needed, only a distance that tells a drag from a shaky tap.
    useSensor(TouchSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const words = (id: unknown, overId: unknown = id) => ({
    name: nameOf(String(id)),
    place: itemIds.indexOf(String(overId)) + 1,
    count: itemIds.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('experiences:editor.dragPicked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('experiences:editor.dragOver', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('experiences:editor.dragOver', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('experiences:editor.dragCancelled', words(active.id)),
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onPlace(String(active.id), String(over.id))
  }
  return {
    sensors,
    autoScroll: isPhone ? phoneScroll : stripScroll,
    onDragEnd: handleDragEnd,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('experiences:editor.dragHow') } },
  }
}
