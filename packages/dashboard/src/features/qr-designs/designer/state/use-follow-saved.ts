import type { QrDesign } from '@taplet/contract'
import { useEffect } from 'react'
import type { DesignEditor } from './use-design-editor.ts'

/**
 * Follows versions saved elsewhere while there are no unsaved edits. Otherwise returns true while a newer one exists:
 * the next save merges both.
 */
export function useFollowSaved({ state, isUnsaved, editing }: DesignEditor, latest: QrDesign | undefined): boolean {
  const isBehind = latest !== undefined && latest.revision > state.saved.revision
  const canFollow = isBehind && !isUnsaved && state.saving.status === 'IDLE'
  // Effect: the cached list, which changes outside of the designer.
  useEffect(() => {
    if (canFollow && latest) editing.dispatch({ type: 'FOLLOW_SAVED', saved: latest })
  }, [canFollow, latest, editing])
  return isBehind && isUnsaved && state.saving.status !== 'SAVING'
}
