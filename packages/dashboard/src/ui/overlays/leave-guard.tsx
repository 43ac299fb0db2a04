import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

interface LeaveGuardProps {
  isUnsaved: boolean
  /** True where unsaved edits are lost on leaving; otherwise they are stored as a draft. */
  losesEdits?: boolean
  /** A question: "Leave without saving?" */
  title: string
  /** Names the unsaved edits. */
  sentence: string
  stayLabel: string
  leaveLabel: string
  saveLabel: string
  /** Resolves to true when everything is saved. */
  onSave: () => Promise<boolean>
  /** Screens with a way back here: edits stored as a draft may go there without a question. */
  leadsBack?: ((place: { pathname: string; search: string }) => boolean) | undefined
}

/** Asks before leaving unsaved edits: by a link, the back button, or closing the tab (spec D27). */
export function LeaveGuard({
  isUnsaved,
  losesEdits = false,
  title,
  sentence,
  stayLabel,
  leaveLabel,
  saveLabel,
  onSave,
  leadsBack,
}: LeaveGuardProps) {
  const [isSaving, setIsSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      (losesEdits || leadsBack?.(nextLocation) !== true),
  )
  // Effect: the browser's own question, for closing and reloading.
  useEffect(() => {
    if (!isUnsaved) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  const handleSave = async () => {
    setIsSaving(true)
    const isStored = await onSave()
    setIsSaving(false)
    if (isStored) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog
      open
      title={title}
      closeLabel={stayLabel}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button kind="plain" danger={losesEdits} onClick={() => blocker.proceed()}>
            {leaveLabel}
          </Button>
          <Button kind="pri" busy={isSaving} onClick={handleSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  )
}
