import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { security as texts } from '../../text/en/account/security.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { securityQuery } from '../../entities/security/queries.ts'
import { ContactRow } from './rows/contact-row.tsx'
import { GoogleRow } from './rows/google-row.tsx'
import { PasskeyRow } from './rows/passkey-row.tsx'
import { PasswordRow } from './rows/password-row.tsx'
import { SecondFactorRow } from './rows/second-factor-row.tsx'
import { SessionsList } from './rows/sessions-list.tsx'
import { SmsRow } from './rows/sms-row.tsx'
import styles from './security.module.css'

addTexts('security', texts)

/** The section #security: every way in, and every device that is in. */
export function SecuritySection() {
  const t = useText()
  const { data: security, isError, isFetching, refetch } = useQuery(securityQuery(useApi()))
  if (!security && isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('security:notLoaded')}</p>
        <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!security)
    return (
      <Skeletons label={t('loading')}>
        <Skeleton height={320} radius={12} />
      </Skeletons>
    )
  const { phone, takesPhones, google, smsChallenge } = security
  return (
    <>
      <div>
        <ContactRow kind="email" security={security} />
        {(takesPhones || phone !== null) && <ContactRow kind="phone" security={security} />}
        <PasswordRow security={security} />
        <PasskeyRow security={security} />
        <SecondFactorRow security={security} />
        {phone !== null && <SmsRow phone={phone} isOn={smsChallenge} />}
        {(google.isAvailable || google.email !== null) && <GoogleRow security={security} />}
      </div>
      <SessionsList />
    </>
  )
}
