import type { Security } from '@taplet/contract'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { EnrolDialog } from '../dialogs/enrol-dialog.tsx'
import { FactorDialog } from '../dialogs/factor-dialog.tsx'
import { RecoveryCodes } from '../dialogs/recovery-codes.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

/** The second factor by an authenticator app: turned on by its first code, managed afterwards. */
export function SecondFactorRow({ security: { secondFactor } }: { security: Security }) {
  const t = useText()
  const api = useApi()
  const [enrolment, setEnrolment] = useState<{ secret: string; url: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const beginning = useSecurityChange(() => api.security.beginSecondFactor({}), setEnrolment)
  const show = (recoveryCodes: readonly string[]) => {
    setEnrolment(undefined)
    setIsOpen(false)
    setCodes(recoveryCodes)
  }
  return (
    <SettingRow
      icon="shield"
      title={t('security:factor.name')}
      status={
        secondFactor && (
          <Chip tone="green" dot>
            {t('security:on')}
          </Chip>
        )
      }
      actions={
        secondFactor ? (
          <Button small aria-label={t('security:factor.manageTitle')} onClick={() => setIsOpen(true)}>
            {t('security:manage')}
          </Button>
        ) : (
          <Button
            small
            aria-label={t('security:factor.title')}
            busy={beginning.isBusy}
            onClick={() => beginning.run(undefined)}
          >
            {t('security:turnOn')}
          </Button>
        )
      }
    >
      {secondFactor ? t('security:factor.left', { count: secondFactor.recoveryCodesLeft }) : t('security:factor.none')}
      {beginning.failure && (
        <p role="alert" className={styles.problem}>
          {failureMessage(beginning.failure, t)}
        </p>
      )}
      {enrolment && <EnrolDialog {...enrolment} onCodes={show} onClose={() => setEnrolment(undefined)} />}
      {isOpen && secondFactor && (
        <FactorDialog confirmedAt={secondFactor.confirmedAt} onCodes={show} onClose={() => setIsOpen(false)} />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </SettingRow>
  )
}
