import { useEffect } from 'react'
import { addTexts } from '../../lib/text.ts'
import { twinDialog } from '../../text/en/slides/twin-dialog.ts'
import type { TwinDocument } from './twin-document.ts'
import { TwinDialog } from './twin-dialog.tsx'
import { useTwin } from './use-twin.ts'

addTexts('twinDialog', twinDialog)

interface TwinLinkProps {
  edited: TwinDocument
  isOpen: boolean
  onClose: () => void
  onFollowers: (count: number) => void
}

/** Keeps phones following while the dialog is closed. */
export function TwinLink({ edited, isOpen, onClose, onFollowers }: TwinLinkProps) {
  const handle = useTwin({ edited, isWatched: isOpen })
  const { twin, open, isStuck } = handle
  // Without a connection nobody follows, whatever the last answer was.
  const followers = isStuck ? 0 : (twin?.followers ?? 0)
  // Effect: the button, which is outside of this component.
  useEffect(() => onFollowers(followers), [onFollowers, followers])
  // Effect: the server. Opening the dialog needs a code, whatever happened to an earlier one.
  useEffect(() => {
    if (isOpen && handle.isNew) void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [isOpen])
  return <TwinDialog {...{ handle, isOpen, onClose }} kind={edited.kind} />
}
