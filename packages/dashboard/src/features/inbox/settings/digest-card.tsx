import { type DigestRhythm, type InboxDigest, MAIL_HOUR } from '@taplet/contract'
import { digestRhythm } from '@taplet/contract/schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { zoneOptions } from '../../../ui/fields/zone-options.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { settingsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import styles from './settings.module.css'

/** Shown at once, reverted when saving fails. */
function useSaveDigest() {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const { queryKey } = settingsQuery(calls)
  const show = (digest: InboxDigest) => client.setQueryData(queryKey, (now) => now && { ...now, digest })
  return useMutation({
    mutationKey: ['inbox', 'saveDigest'],
    mutationFn: (digest: InboxDigest) => calls.saveDigest(digest),
    networkMode: 'always',
    onMutate: (digest) => {
      const before = client.getQueryData(queryKey)?.digest
      show(digest)
      return before
    },
    onSuccess: ({ digest }) => {
      show(digest)
      toast.done(t('inboxSettings:digest.saved'))
    },
    onError: (error, _, before) => {
      if (before) show(before)
      toast.failed(t('inboxSettings:notSaved', { message: failureMessage(error, t) }))
    },
  })
}

/** How often the summary email is sent. */
export function DigestCard({ digest, email }: { digest: InboxDigest; email: string | null }) {
  const t = useText()
  const { mutate } = useSaveDigest()
  const zones = useMemo(() => zoneOptions(digest.timeZone, ownZone()), [digest.timeZone])
  // When first switched on, it uses the account's time zone.
  const handleRhythm = (rhythm: DigestRhythm) =>
    mutate({ rhythm, timeZone: digest.rhythm === 'OFF' && digest.timeZone === 'UTC' ? ownZone() : digest.timeZone })
  return (
    <Card title={t('inboxSettings:digest.title')}>
      <div className={styles.stack}>
        <p className={styles.lede}>{t('inboxSettings:digest.lede')}</p>
        <Segment
          label={t('inboxSettings:digest.rhythm')}
          value={digest.rhythm}
          options={digestRhythm.options.map((value) => ({ value, label: t(`inboxSettings:digest.rhythms.${value}`) }))}
          onChange={handleRhythm}
        />
        {digest.rhythm !== 'OFF' && (
          <>
            <SelectField
              label={t('inboxSettings:digest.zone')}
              value={digest.timeZone}
              options={zones}
              onChange={(timeZone) => mutate({ rhythm: digest.rhythm, timeZone })}
            />
            <p className={styles.said} role="status">
              {email
                ? t(`inboxSettings:digest.says.${digest.rhythm}`, {
                    hour: MAIL_HOUR,
                    zone: digest.timeZone.replaceAll('_', ' '),
                    email,
                  })
                : t('inboxSettings:digest.noMail')}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
