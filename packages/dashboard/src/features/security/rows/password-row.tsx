import type { Security } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import { PasswordDialog } from '../dialogs/password-dialog.tsx'

export function PasswordRow({ security: { hasPassword, passwordChangedAt } }: { security: Security }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingRow
      icon="lock"
      title={t('security:password')}
      actions={
        <Button
          small
          aria-label={t(hasPassword ? 'security:passwordRow.title' : 'security:passwordRow.titleSet')}
          onClick={() => setIsOpen(true)}
        >
          {t(hasPassword ? 'security:change' : 'security:passwordRow.set')}
        </Button>
      }
    >
      {passwordChangedAt === null ? (
        t('security:passwordRow.none')
      ) : (
        <EditedTime at={passwordChangedAt} words={(when) => t('security:passwordRow.changedAt', { when })} />
      )}
      {isOpen && <PasswordDialog hasPassword={hasPassword} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  )
}
