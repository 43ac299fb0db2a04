import { Suspense } from 'react'
import type { MediaPickerProps } from '../../../entities/media/media-picker.ts'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'

const Library = lazyPiece(async () => (await import('../library/media-library.tsx')).MediaLibrary, 'OVER')
const EditChosen = lazyPiece(async () => (await import('./edit-chosen.tsx')).EditChosen, 'OVER')

/** Chooses a picture or video of the library, adds to it, edits it. Loaded when it is first opened. */
export function MediaPicker({ start, ...props }: MediaPickerProps) {
  const Part = start === 'EDIT' ? EditChosen : Library
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
