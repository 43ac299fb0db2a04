import { lazy, Suspense } from 'react'
import type { MediaPickerProps } from './media-picker-props.ts'

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
