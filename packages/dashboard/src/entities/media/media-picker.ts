import type { MediaItem } from '@taplet/contract'
import type { ComponentType, ReactNode } from 'react'

export interface PickerTabProps {
  kind: MediaItem['kind']
  onChoose: (url: string) => void
}

/** Another source to choose from, besides the account's library. */
export interface MediaTab {
  id: string
  label: string
  /** Renders what can be chosen there. */
  Content: (props: PickerTabProps) => ReactNode
}

export interface MediaPickerProps {
  kind: MediaItem['kind']
  /** The address currently chosen; empty for none. */
  value: string
  onChoose: (url: string) => void
  onClose: () => void
  /** Opens the editor of the current choice instead of the library. */
  start?: 'EDIT'
  extraTabs?: readonly MediaTab[]
}

/** A dialog for choosing a picture or video; screens pass it to the features that need one. */
export type MediaPickerComponent = ComponentType<MediaPickerProps>
