import { isSameData } from '@taplet/slides/edits'
import { useState } from 'react'
import type { SlideEditorHandle } from './use-slide-editor.ts'

/** Calls back, during render, when the selection changes: by the phone, the list, or undo. */
export function useOnSelection({ state: { selection } }: SlideEditorHandle, onChange: () => void): void {
  const [known, setKnown] = useState(selection)
  if (isSameData(known, selection)) return
  setKnown(selection)
  onChange()
}
