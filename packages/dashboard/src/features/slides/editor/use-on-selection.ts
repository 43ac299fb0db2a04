import { isSameData } from '@taplet/slides/edits'
import { useState } from 'react'
import type { SlideEditorHandle } from './use-slide-editor.ts'

/** Tells, while drawing, that something else is selected than before: in the phone, in the list, or by undo. */
export function useOnSelection({ state: { selection } }: SlideEditorHandle, onChange: () => void): void {
  const [known, setKnown] = useState(selection)
  if (isSameData(known, selection)) return
  setKnown(selection)
  onChange()
}
