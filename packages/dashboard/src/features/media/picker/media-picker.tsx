import { Suspense } from 'react'
import type { MediaPickerProps } from '../../../entities/media/media-picker.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

const Library = lazyComponent(async () => (await import('../library/media-library.tsx')).MediaLibrary, 'OVER')
const EditChosen = lazyComponent(async () => (await import('./edit-chosen.tsx')).EditChosen, 'OVER')

/** Chooses a picture or video of the library, adds to it, edits it. Loaded when first opened. */
export function MediaPicker({ start, ...props }: MediaPickerProps) {
  const Part = start === 'EDIT' ? EditChosen : Library
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
