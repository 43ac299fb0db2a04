import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

/** A code by text message at each sign-in, for people with a phone number. */
export function SmsRow({ phone, isOn }: { phone: string; isOn: boolean }) {
  const t = useText()
  const api = useApi()
  const { run, isBusy, failure } = useSecurityChange(api.identity.setSmsChallenge, (answer) =>
    toast.done(t(answer.isOn ? 'security:sms.turnedOn' : 'security:sms.turnedOff')),
  )
  return (
    <SettingRow
      icon="phone"
      title={t('security:sms.name')}
      actions={
        <SwitchField
          label={t(isOn ? 'security:sms.on' : 'security:sms.off')}
          checked={isOn}
          disabled={isBusy}
          onChange={(wanted) => run({ isOn: wanted })}
        />
      }
    >
      {t('security:sms.about', { phone })}
      {failure && (
        <p role="alert" className={styles.problem}>
          {failureMessage(failure, t)}
        </p>
      )}
    </SettingRow>
  )
}
