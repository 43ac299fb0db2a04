import type { Invitation } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import type { ChangePeople } from './use-people.ts'

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, change }: { invitation: Invitation; change: ChangePeople }) {
  const t = useText()
  const { invitationId, email, isExpired, expiresAt } = invitation
  const role = t(`people:role.${invitation.role}`)
  return (
    <SettingRow
      icon="mail"
      title={email}
      status={<Chip tone={isExpired ? 'plain' : 'amber'}>{t(isExpired ? 'people:expired' : 'people:invited')}</Chip>}
      actions={
        <>
          <Button
            small
            disabled={change.isPending}
            onClick={() =>
              change.mutate((calls) => calls.resendInvitation({ invitationId }), {
                onSuccess: () => toast.done(t('people:sent', { email })),
              })
            }
          >
            {t('people:again')}
          </Button>
          <Button
            small
            kind="plain"
            disabled={change.isPending}
            onClick={() =>
              change.mutate((calls) => calls.revokeInvitation({ invitationId }), {
                onSuccess: () => toast.done(t('people:revoked')),
              })
            }
          >
            {t('people:revoke')}
          </Button>
        </>
      }
    >
      {isExpired ? t('people:wasUntil', { role }) : t('people:until', { role, date: clockTime(expiresAt) })}
    </SettingRow>
  )
}
