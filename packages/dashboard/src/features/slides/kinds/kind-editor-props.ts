import type { ExperienceItem, View } from '@taplet/contract'

export interface KindEditorProps {
  item: ExperienceItem
  /** The slide of an app whose look it takes there; undefined for one that no app shows. */
  beside: View | undefined
}
