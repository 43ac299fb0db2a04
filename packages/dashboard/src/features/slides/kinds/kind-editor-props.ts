import type { ExperienceItem, View } from '@taplet/contract'
import type { ComponentType } from 'react'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'

export interface KindEditorProps {
  item: ExperienceItem
  /** The slide of an app whose look it takes there; undefined for one that no app shows. */
  beside: View | undefined
  MediaPicker: MediaPickerComponent
  /** Whether what visitors pay can arrive, and the way to make it so. */
  PayoutNote: ComponentType<{ isUnsaved: boolean }>
}
