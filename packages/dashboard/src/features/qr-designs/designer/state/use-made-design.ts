import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DesignEditor } from './use-design-editor.ts'

/** A new design gets its own address once it is saved, without a trace in the history. */
export function useMadeDesign({ state, isNew, isUnsaved }: DesignEditor, onMade: () => void): void {
  const navigate = useNavigate()
  const path = `/app/qrDesigns/${state.saved.qrDesignId}`
  const isThere = useLocation().pathname === path
  // The address bar; it waits while edits are unsaved, for leaving with those asks first.
  useEffect(() => {
    if (isNew || isUnsaved) return
    if (isThere) onMade()
    else void navigate(path, { replace: true })
  }, [isNew, isUnsaved, isThere, onMade, navigate, path])
}
