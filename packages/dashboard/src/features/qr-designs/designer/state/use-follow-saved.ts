import type { QrDesign } from '@taplet/contract'
import { useEffect } from 'react'
import type { DesignEditor } from './use-design-editor.ts'

/**
 * Follows what was saved elsewhere while nothing here is unsaved. Else returns true as long as there is something newer:
 * the next save joins both.
 */
export function useFollowSaved({ state, isUnsaved, editing }: DesignEditor, latest: QrDesign | undefined): boolean {
  const isBehind = latest !== undefined && latest.revision > state.saved.revision
  const canFollow = isBehind && !isUnsaved && state.saving.status === 'IDLE'
  // The fetched list, which changes outside of the designer.
  useEffect(() => {
    if (canFollow && latest) editing.dispatch({ type: 'FOLLOW_SAVED', saved: latest })
  }, [canFollow, latest, editing])
  return isBehind && isUnsaved && state.saving.status !== 'SAVING'
}
