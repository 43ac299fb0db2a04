import type { MediaLookup } from '@taplet/slides/schema'
import { createContext, useContext } from 'react'
import type { SlideEditorParts } from './editor-parts.ts'

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
  parts: SlideEditorParts
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
