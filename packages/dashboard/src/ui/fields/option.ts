import type { CSSProperties, ReactNode } from 'react'

/** One of the values that a select or a segment offers. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** E.g. the face that a font option shows. */
  style?: CSSProperties
}
