import { type AnalyticsMail, MAIL_HOUR } from '@taplet/contract'
import { useMemo } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { analyticsSharing } from '../../../text/en/visits/analytics-sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FailedStrip } from '../../../ui/states/failed-strip.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { zoneOptions } from '../../../ui/fields/zone-options.ts'
import { ownZone } from '../../../lib/device/device-zone.ts'
import styles from '../sharing/sharing.module.css'
import { useMailSettings } from './use-mail-settings.ts'

addTexts('analyticsSharing', analyticsSharing)

/** Settings for emails about visits, and their time zone. */
export function MailsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { query, save } = useMailSettings()
  return (
    <Dialog
      open
      title={t('analyticsSharing:mail.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button kind="pri" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {query.data ? (
        <MailForm {...query.data} onChange={save} />
      ) : query.isError ? (
        <FailedStrip
          text={t('analyticsSharing:mail.failed')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeletons label={t('loading')}>
          <Skeleton height={240} radius={12} />
        </Skeletons>
      )}
    </Dialog>
  )
}

interface MailFormProps {
  mail: AnalyticsMail
  address: string
  onChange: (mail: AnalyticsMail) => void
}

function MailForm({ mail, address, onChange }: MailFormProps) {
  const t = useText()
  const zones = useMemo(() => zoneOptions(mail.timezone, ownZone()), [mail.timezone])
  const hasAddress = address !== ''
  return (
    <div className={styles.stack}>
      <p>{hasAddress ? t('analyticsSharing:mail.lede', { address }) : t('analyticsSharing:mail.noAddress')}</p>
      <SwitchField
        label={t('analyticsSharing:mail.weekly')}
        hint={t('analyticsSharing:mail.weeklyHint', { hour: MAIL_HOUR })}
        checked={mail.weekly}
        disabled={!hasAddress}
        onChange={(weekly) => onChange({ ...mail, weekly })}
      />
      <SwitchField
        label={t('analyticsSharing:mail.alerts')}
        hint={t('analyticsSharing:mail.alertsHint')}
        checked={mail.alerts}
        disabled={!hasAddress}
        onChange={(alerts) => onChange({ ...mail, alerts })}
      />
      <SelectField
        label={t('analyticsSharing:mail.zone')}
        hint={t('analyticsSharing:mail.zoneHint')}
        value={mail.timezone}
        options={zones}
        disabled={!hasAddress}
        onChange={(timezone) => onChange({ ...mail, timezone })}
      />
    </div>
  )
}
