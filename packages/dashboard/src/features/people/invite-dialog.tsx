import { INVITATION_DAYS, type Role } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ActionDialog } from '../../ui/overlays/action-dialog.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import styles from './people.module.css'
import { RoleChoice } from './role-choice.tsx'
import type { ChangePeople } from './use-people.ts'

/** Owners are made of members, not invited. */
const INVITED = ['editor', 'seller', 'viewer'] as const satisfies readonly Role[]
type InvitedRole = (typeof INVITED)[number]

/** Asks whom to invite, and as what. */
export function InviteDialog({ change, onClose }: { change: ChangePeople; onClose: () => void }) {
  const t = useText()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>('editor')
  const handleSend = () =>
    change.mutate((calls) => calls.invite({ email, role }), {
      onSuccess: () => {
        toast.done(t('people:sent', { email: email.trim() }))
        onClose()
      },
    })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') handleSend()
  }
  return (
    <ActionDialog
      title={t('people:inviteTitle')}
      action={{
        label: t('people:send'),
        busy: change.isPending,
        disabled: email.trim() === '',
        onAct: handleSend,
      }}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('people:email')}
          hint={t('people:emailHint', { days: INVITATION_DAYS })}
          {...(change.isError && { error: change.error.message })}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {/* Only these roles are offered. */}
        <RoleChoice
          label={t('people:roleLabel')}
          roles={INVITED}
          value={role}
          onChange={(next) => next !== 'owner' && setRole(next)}
        />
      </form>
    </ActionDialog>
  )
}
