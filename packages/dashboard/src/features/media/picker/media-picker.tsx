import type { MediaItem } from '@taplet/contract'
import { lazy, type ReactNode, Suspense } from 'react'

/** Another place to choose from, beside the own library. */
export interface MediaTab {
  id: string
  label: string
  /** Draws what can be chosen there. */
  Content: (props: { kind: MediaItem['kind']; onChoose: (url: string) => void }) => ReactNode
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

const Library = lazy(async () => ({ default: (await import('../library/media-library.tsx')).MediaLibrary }))
const EditChosen = lazy(async () => ({ default: (await import('./edit-chosen.tsx')).EditChosen }))

/** Chooses a picture or video of the library, adds to it, edits it. Loaded when it is first opened. */
export function MediaPicker({ start, ...props }: MediaPickerProps) {
  const Part = start === 'EDIT' ? EditChosen : Library
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
