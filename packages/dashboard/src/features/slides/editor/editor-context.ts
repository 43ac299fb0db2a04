import type { MediaItem } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** A dialog in which a person chooses a picture or video; handed in by the screen. */
export type MediaPickerComponent = ComponentType<{
  kind: MediaItem['kind']
  value: string
  onChoose: (url: string) => void
  onClose: () => void
  /** Opens the editor of what is chosen now instead of the library. */
  start?: 'EDIT'
  /** Other places to choose from, beside the own library. */
  extraTabs?: readonly { id: string; label: string; Content: (props: PickerTabProps) => ReactNode }[]
}>

export interface PickerTabProps {
  kind: MediaItem['kind']
  onChoose: (url: string) => void
}

interface EditorContextValue {
  /** What text on this slide is read on. */
  grounds: readonly string[]
  /** A picture or video lies behind, whose pixels the contrast does not know. */
  hasMediaBehind: boolean
  /** Colours of this slide, for swatches. */
  palette: readonly string[]
  media: MediaLookup
  /** Starts a video's preparation again after it failed. */
  retryVideo: (url: string) => void
  MediaPicker: MediaPickerComponent
  /** Names of the instant apps that show this slide. */
  usedIn: readonly string[]
  /** Adds a copy of what is on screen to the library and opens it. */
  onDuplicate: () => void
}

const EditorContext = createContext<EditorContextValue | undefined>(undefined)
export const EditorContextProvider = EditorContext.Provider

/** What the controls of the editor's forms need to know of the slide. */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('useEditorContext stands outside of EditorContextProvider')
  return value
}
