import type { CSSProperties, HTMLAttributes } from 'react'

/** Props that make a list entry draggable by its handle. */
export interface DragParts {
  setEntry?: (element: HTMLElement | null) => void
  setGrip?: (element: HTMLElement | null) => void
  grip?: HTMLAttributes<HTMLElement>
  style?: CSSProperties
  isDragging: boolean
}

/** For an entry that is not draggable yet. */
export const atRest: DragParts = { isDragging: false }
