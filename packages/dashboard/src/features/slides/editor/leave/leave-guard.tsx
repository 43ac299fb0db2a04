import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

interface LeaveGuardProps {
  isUnsaved: boolean
  /** Resolves to true when everything is stored. */
  onSave: () => Promise<boolean>
}

/** Asks before unsaved edits are left behind: by a link, the back button, or a closed tab (decision 27). */
export function LeaveGuard({ isUnsaved, onSave }: LeaveGuardProps) {
  const t = useText()
  const [isSaving, setIsSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
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
      title={t('slides:leave.title')}
      closeLabel={t('slides:leave.stay')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button kind="plain" danger onClick={() => blocker.proceed()}>
            {t('slides:leave.leave')}
          </Button>
          <Button kind="pri" busy={isSaving} onClick={handleSave}>
            {t('slides:leave.save')}
          </Button>
        </>
      }
    >
      <p>{t('slides:leave.sentence')}</p>
    </Dialog>
  )
}
