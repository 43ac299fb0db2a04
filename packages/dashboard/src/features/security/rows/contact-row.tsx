import type { Security } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { ContactDialog } from '../dialogs/contact-dialog.tsx'

interface ContactRowProps {
  kind: 'email' | 'phone'
  security: Security
}

/** The e-mail address or phone number that people sign in with. */
export function ContactRow({ kind, security }: ContactRowProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const value = security[kind]
  return (
    <SettingRow
      icon={kind === 'email' ? 'mail' : 'phone'}
      title={value ?? t(`security:${kind}.none`)}
      actions={
        <Button
          small
          aria-label={t(value === null ? `security:${kind}.titleAdd` : `security:${kind}.title`)}
          onClick={() => setIsOpen(true)}
        >
          {t(value === null ? 'security:add' : 'security:change')}
        </Button>
      }
    >
      {t(value === null ? `security:${kind}.noneHint` : `security:${kind}.confirmed`)}
      {isOpen && <ContactDialog kind={kind} isFirst={value === null} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  )
}
