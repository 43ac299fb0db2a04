import type { CSSProperties, ReactNode } from 'react'

/** One of the values that a select or a segment offers. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** E.g. the font that a font option is shown in. */
  style?: CSSProperties
}
