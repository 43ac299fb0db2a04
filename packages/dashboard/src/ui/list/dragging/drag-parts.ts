import type { CSSProperties, HTMLAttributes } from 'react'

/** What makes an entry of a list movable by its grip. */
export interface DragParts {
  setEntry?: (element: HTMLElement | null) => void
  setGrip?: (element: HTMLElement | null) => void
  grip?: HTMLAttributes<HTMLElement>
  style?: CSSProperties
  isDragging: boolean
}

/** Of an entry that cannot be moved by its grip yet. */
export const atRest: DragParts = { isDragging: false }
