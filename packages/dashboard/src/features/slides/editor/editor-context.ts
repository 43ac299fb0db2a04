import type { AppTheme, MediaLookup } from '@taplet/slides/schema'
import { createContext, useContext } from 'react'
import type { SlideEditorParts } from './editor-parts.ts'

interface EditorContextValue {
  /** The backgrounds behind text on this slide. */
  grounds: readonly string[]
  /** A picture or video is behind, which contrast cannot take into account. */
  hasMediaBehind: boolean
  /** Colours of this slide, for swatches. */
  palette: readonly string[]
  /** The look of its app. */
  appTheme: AppTheme | null | undefined
  media: MediaLookup
  /** Restarts a video's processing after it failed. */
  retryVideo: (url: string) => void
  parts: SlideEditorParts
  /** Names of the instant apps that contain this slide. */
  usedIn: readonly string[]
  /** Adds a copy of what is on screen to the library and opens it. */
  onDuplicate: () => void
}

const EditorContext = createContext<EditorContextValue | undefined>(undefined)
export const EditorContextProvider = EditorContext.Provider

/** What the form controls of the editor need to know about the slide. Throws outside of its provider. */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('useEditorContext stands outside of EditorContextProvider')
  return value
}
