import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

interface LeaveGuardProps {
  isUnsaved: boolean
  /** True where edits that are left are gone; else they wait for the person to come back. */
  losesEdits?: boolean
  /** A question: "Leave without saving?" */
  title: string
  /** What is not saved yet. */
  sentence: string
  stayLabel: string
  leaveLabel: string
  saveLabel: string
  /** Resolves to true when everything is stored. */
  onSave: () => Promise<boolean>
  /** Screens that lead back here, where edits that are kept need no question. */
  leadsBack?: ((place: { pathname: string; search: string }) => boolean) | undefined
}

/** Asks before unsaved edits are left behind: by a link, the back button, or a closed tab (spec D27). */
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
  // The browser's own question, for closing and reloading.
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
