import { useEffect } from 'react'
import { newerOf } from './state/newer-of.ts'
import { isSameData } from '@taplet/slides/edits'
import { type SavedSlide, savedSlide } from '../../../entities/slide/document/slide-document.ts'
import type { SlideEditorHandle } from './use-slide-editor.ts'

/**
 * Follows versions saved elsewhere while there are no unsaved edits, or none but those that were saved there. Otherwise
 * returns true while a newer one exists: the next save merges both.
 */
export function useFollow({ state, isUnsaved, editing }: SlideEditorHandle, latest: SavedSlide): boolean {
  const { saved, saving } = state
  const isBehind = newerOf(saved, latest) !== saved
  const isKnown = !isUnsaved || (isBehind && isSameData(state.document, savedSlide(latest)))
  const canFollow = isKnown && saving.status === 'IDLE'
  // Effect: the cached library, which changes outside of the editor.
  useEffect(() => {
    if (!isBehind || !canFollow) return
    editing.dispatch({ type: 'FOLLOW_SAVED', saved: newerOf(editing.getState().saved, latest) })
  }, [isBehind, canFollow, latest, editing])
  return isBehind && !isKnown && saving.status !== 'SAVING'
}
