import type { Member } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProofCancelled, useProve } from '../../entities/security/proof-context.ts'
import { useApi } from '../../lib/api/api.ts'
import { reloadPage } from '../../lib/device/reload-page.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { ChangePeople } from './use-people.ts'

interface MemberRowProps {
  member: Member
  /** There is nobody else: nothing to change. */
  isOnly: boolean
  change: ChangePeople
}

/** One person of the account: what they may do, and what can be done about it. */
export function MemberRow({ member, isOnly, change }: MemberRowProps) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const prove = useProve()
  const [asked, setAsked] = useState<'ROLE' | 'HAND_OVER' | 'REMOVE'>()
  const { personId, email, role, hasSeat, isYou } = member
  const name = member.name || email || ''
  const done = () => setAsked(undefined)
  const handleHandOver = async () => {
    try {
      await prove(() => api.people.handOver({ personId }))
      client.clear()
      reloadPage() // another role from here on
    } catch (error) {
      if (!(error instanceof ProofCancelled)) toast.failed(error instanceof Error ? error.message : '')
      done()
    }
  }
  return (
    <>
      <SettingRow
        icon="account"
        title={isYou ? t('people:you', { name }) : name}
        status={
          <>
            <Chip tone={role === 'owner' ? 'blue' : 'plain'}>{t(`people:role.${role}`)}</Chip>
            {!hasSeat && <Chip tone="amber">{t('people:noSeat')}</Chip>}
          </>
        }
        actions={
          !isOnly && (
            <Menu
              trigger={(props) => <IconButton icon="more" label={t('people:more', { name })} {...props} />}
              actions={[
                { label: t('people:changeRole'), icon: 'edit', onSelect: () => setAsked('ROLE') },
                ...(isYou
                  ? []
                  : [
                      { label: t('people:handOver'), icon: 'share' as const, onSelect: () => setAsked('HAND_OVER') },
                      {
                        label: t('people:remove'),
                        icon: 'trash' as const,
                        danger: true,
                        startsGroup: true,
                        onSelect: () => setAsked('REMOVE'),
                      },
                    ]),
              ]}
            />
          )
        }
      >
        {hasSeat ? (member.name ? email : t(`people:may.${role}`)) : t('people:noSeatMeans')}
      </SettingRow>
      {asked === 'ROLE' && <RoleDialog member={member} name={name} change={change} onClose={done} />}
      <ConfirmDialog
        open={asked === 'HAND_OVER'}
        title={t('people:handOverTitle', { name })}
        consequences={[
          t('people:handOverPoints.all', { name }),
          t('people:handOverPoints.you'),
          t('people:handOverPoints.back'),
        ]}
        confirmLabel={t('people:handOver')}
        cancelLabel={t('cancel')}
        onCancel={done}
        onConfirm={() => void handleHandOver()}
      />
      <ConfirmDialog
        open={asked === 'REMOVE'}
        danger
        title={t('people:removeTitle', { name })}
        consequences={[
          t('people:removePoints.atOnce'),
          t('people:removePoints.stays'),
          t('people:removePoints.byMail'),
        ]}
        confirmLabel={t('people:remove')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onCancel={done}
        onConfirm={() =>
          change.mutate((calls) => calls.remove({ personId }), {
            onSuccess: () => toast.done(t('people:removed', { name })),
            onSettled: done,
          })
        }
      />
    </>
  )
}
