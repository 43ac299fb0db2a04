import type { CSSProperties, HTMLAttributes } from 'react'

/** What makes an entry of a list movable by its grip. */
export interface DragParts {
  ref: (element: HTMLElement | null) => void
  gripRef: (element: HTMLElement | null) => void
  grip: HTMLAttributes<HTMLElement>
  style: CSSProperties
  isDragging: boolean
}
