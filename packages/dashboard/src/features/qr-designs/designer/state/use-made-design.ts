import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DesignEditor } from './use-design-editor.ts'

/** Gives a new design its own address once it is saved, without a history entry. */
export function useMadeDesign({ state, isNew, isUnsaved }: DesignEditor, onMade: () => void): void {
  const navigate = useNavigate()
  const path = `/app/qrDesigns/${state.saved.qrDesignId}`
  const isThere = useLocation().pathname === path
  // Effect: the address bar. Waits while edits are unsaved, since leaving with those asks first.
  useEffect(() => {
    if (isNew || isUnsaved) return
    if (isThere) onMade()
    else void navigate(path, { replace: true })
  }, [isNew, isUnsaved, isThere, onMade, navigate, path])
}
