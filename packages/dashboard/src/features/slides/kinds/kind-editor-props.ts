import type { ExperienceItem, View } from '@taplet/contract'
import type { ComponentType } from 'react'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'

export interface KindEditorProps {
  item: ExperienceItem
  /** The slide of an app whose theme it takes there; undefined if no app contains it. */
  beside: View | undefined
  MediaPicker: MediaPickerComponent
  /** Whether payments can be received, with a link to set that up. */
  PayoutNote: ComponentType<{ isUnsaved: boolean }>
}
