import type { Membership } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { loadPage } from '../../lib/device/load-page.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import styles from './people.module.css'

/** The accounts that this person works in: which is open, opening another, leaving one. */
export function Memberships({ isAlone }: { isAlone: boolean }) {
  const t = useText()
  const api = useApi()
  const { data: accounts = [] } = useQuery({
    queryKey: ['people', 'accounts'],
    queryFn: async ({ signal }) => (await api.people.accounts(undefined, signal)).accounts,
  })
  // Whoever has only their own account need not read about accounts.
  if (accounts.length < 2 && !isAlone) return null
  return (
    <>
      <h3 className={styles.title}>{t('people:accounts.title')}</h3>
      {accounts.map((account) => (
        <MembershipRow key={account.accountId} account={account} />
      ))}
    </>
  )
}

function MembershipRow({ account }: { account: Membership }) {
  const t = useText()
  const api = useApi()
  const [isLeaving, setIsLeaving] = useState(false)
  const { accountId, name, role, isOpen, owners, canLeave, hasSeat } = account
  const change = useMutation({
    mutationKey: ['account', 'open'],
    mutationFn: async (leave: boolean) => {
      await (leave ? api.people.leave({ accountId }) : api.people.openAccount({ accountId }))
    },
    // The page is reloaded: nothing of one account may be shown in another.
    onSuccess: () => loadPage('/app/experiences'),
    onError: (error) => toast.failed(error.message),
  })
  const words = { role: t(`people:role.${role}`), owners: owners.join(', ') }
  return (
    <>
      <SettingRow
        icon="apps"
        title={name || t('people:accounts.own')}
        status={isOpen && <Chip tone="green">{t('people:accounts.isOpen')}</Chip>}
        actions={
          <>
            {!isOpen && (
              <Button small busy={change.isPending} onClick={() => change.mutate(false)}>
                {t('people:accounts.open')}
              </Button>
            )}
            {canLeave && (
              <Button small kind="plain" onClick={() => setIsLeaving(true)}>
                {t('people:accounts.leave')}
              </Button>
            )}
          </>
        }
      >
        {role === 'owner' ? words.role : t(hasSeat ? 'people:accounts.as' : 'people:accounts.noSeat', words)}
      </SettingRow>
      <ConfirmDialog
        open={isLeaving}
        danger
        title={t('people:accounts.leaveTitle', { name })}
        consequences={[
          t('people:accounts.leavePoints.atOnce'),
          t('people:accounts.leavePoints.stays'),
          t('people:accounts.leavePoints.again'),
        ]}
        confirmLabel={t('people:accounts.leave')}
        cancelLabel={t('cancel')}
        busy={change.isPending}
        onCancel={() => setIsLeaving(false)}
        onConfirm={() => change.mutate(true, { onSettled: () => setIsLeaving(false) })}
      />
    </>
  )
}
