import { useText } from '../lib/text.ts'
import { useCopyState } from '../lib/drafts/server/use-copy-state.ts'
import type { useDrafts } from '../lib/drafts/use-drafts.ts'
import { LeaveGuard } from '../ui/overlays/leave-guard.tsx'

interface DraftGuardProps {
  drafts: Pick<ReturnType<typeof useDrafts>, 'copy' | 'hurry'>
  isUnsaved: boolean
}

/**
 * Asks before leaving edits that could be stored nowhere; for browsers that keep no drafts on the device. What only waits
 * for its turn is sent though the screen is left.
 */
export function DraftGuard({ drafts, isUnsaved }: DraftGuardProps) {
  const t = useText()
  const copy = useCopyState(drafts.copy)
  return (
    <LeaveGuard
      isUnsaved={isUnsaved && (copy === 'RETRYING' || copy === 'REFUSED')}
      losesEdits
      title={t('editing:leave.title')}
      sentence={t('editing:leave.sentence')}
      stayLabel={t('editing:leave.stay')}
      leaveLabel={t('editing:leave.leave')}
      saveLabel={t('editing:leave.send')}
      onSave={drafts.hurry}
    />
  )
}
