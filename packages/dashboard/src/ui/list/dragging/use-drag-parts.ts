import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { DragParts } from './drag-parts.ts'

/** For entries within a SortableContext. Its library is heavy: import only from code loaded after the first paint. */
export function useDragParts(id: string): DragParts {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return {
    setEntry: setNodeRef,
    setGrip: setActivatorNodeRef,
    grip: { ...attributes, ...listeners },
    style: { transform: CSS.Translate.toString(transform), ...(transition && { transition }) },
    isDragging,
  }
}
