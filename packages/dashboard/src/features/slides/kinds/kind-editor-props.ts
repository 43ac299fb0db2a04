import type { ExperienceItem } from '@taplet/contract'
import type { ComponentType } from 'react'
import type { StyleSource } from '../../../entities/slide/style-source.ts'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'

export interface KindEditorProps {
  item: ExperienceItem
  /** What it takes its style from; undefined if no app contains it. */
  beside: StyleSource | undefined
  /** Whether visitors see it, so that saving publishes. */
  isLive: boolean
  MediaPicker: MediaPickerComponent
  /** Whether payments can be received, with a link to set that up. */
  PayoutNote: ComponentType<{ isUnsaved: boolean }>
}
