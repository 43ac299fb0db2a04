import type { MediaItem } from '@taplet/contract'
import type { ComponentType, ReactNode } from 'react'

export interface PickerTabProps {
  kind: MediaItem['kind']
  onChoose: (url: string) => void
}

/** Another place to choose from, beside the own library. */
export interface MediaTab {
  id: string
  label: string
  /** Draws what can be chosen there. */
  Content: (props: PickerTabProps) => ReactNode
}

export interface MediaPickerProps {
  kind: MediaItem['kind']
  /** The address that is chosen now; empty for none. */
  value: string
  onChoose: (url: string) => void
  onClose: () => void
  /** Opens the editor of what is chosen now instead of the library. */
  start?: 'EDIT'
  extraTabs?: readonly MediaTab[]
}

/** A dialog in which a person chooses a picture or video; screens hand it to the features that ask for one. */
export type MediaPickerComponent = ComponentType<MediaPickerProps>
