import { type Member, ROLES } from '@taplet/contract'
import { useState } from 'react'
import { reloadPage } from '../../lib/device/reload-page.ts'
import { useText } from '../../lib/text.ts'
import { ActionDialog } from '../../ui/overlays/action-dialog.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { ChangePeople } from './use-people.ts'

interface RoleDialogProps {
  member: Member
  name: string
  change: ChangePeople
  onClose: () => void
}

/** Changes what a person may do. */
export function RoleDialog({ member: { personId, role, isYou }, name, change, onClose }: RoleDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState(role)
  const handleSave = () =>
    change.mutate((calls) => calls.changeRole({ personId, role: chosen }), {
      onSuccess: () => {
        toast.done(t('people:roleSaved'))
        onClose()
      },
      // Lowered oneself: the list is for owners only.
      onError: () => isYou && reloadPage(),
    })
  return (
    <ActionDialog
      title={t('people:roleOf', { name })}
      action={{ label: t('people:save'), busy: change.isPending, disabled: chosen === role, onAct: handleSave }}
      onClose={onClose}
    >
      <RoleChoice label={t('people:roleLabel')} roles={ROLES} value={chosen} onChange={setChosen} />
    </ActionDialog>
  )
}
