import type { Passkey, Security } from '@taplet/contract'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { canUsePasskeys, makePasskey } from '../../../lib/passkeys.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { SettingRow } from '../../../ui/layout/setting-row.tsx'
import { timeAgo } from '../../../ui/list/edited-time.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { PasskeysDialog } from '../dialogs/passkeys-dialog.tsx'
import { isCeremonyError } from '../is-ceremony-error.ts'
import styles from '../security.module.css'
import { useSecurityChange } from '../use-security-change.ts'

const SHOWN = 2

/** What is said below the title: the passkeys used last, and why none can be made here. */
function About({ passkeys, isTrustedHere }: { passkeys: readonly Passkey[]; isTrustedHere: boolean }) {
  const t = useText()
  return (
    <>
      {passkeys.length > 0 ? <UsedLately passkeys={passkeys} /> : t('security:passkey.none')}
      {!isTrustedHere && <p>{t('security:passkey.notHere')}</p>}
      {isTrustedHere && !canUsePasskeys() && <p>{t('security:passkey.notInBrowser')}</p>}
    </>
  )
}

function UsedLately({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useText()
  const [now] = useState(Date.now)
  const recent = passkeys.toSorted((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '')).slice(0, SHOWN)
  const sayOf = ({ name, lastUsedAt }: Passkey) =>
    lastUsedAt === null
      ? t('security:passkey.unused', { name })
      : t('security:passkey.used', { name, when: timeAgo(lastUsedAt, now) })
  return <>{recent.map(sayOf).join(' ')}</>
}

/** Passkeys: made here, where the browser can; the others are listed to be renamed and removed. */
export function PasskeyRow({ security: { passkeys, canUsePasskeys: isTrustedHere } }: { security: Security }) {
  const t = useText()
  const api = useApi()
  const [isOpen, setIsOpen] = useState(false)
  const isUsable = isTrustedHere && canUsePasskeys()
  const adding = useSecurityChange(
    async () => {
      const { attemptId, options } = await api.security.beginPasskey({})
      return api.security.addPasskey({ attemptId, passkey: await makePasskey(options) })
    },
    () => toast.done(t('security:passkey.added')),
  )
  const hasSome = passkeys.length > 0
  const problem =
    adding.failure &&
    (isCeremonyError(adding.failure) ? t('security:passkey.failed') : failureMessage(adding.failure, t))
  return (
    <SettingRow
      icon="key"
      title={t('security:passkey.name')}
      status={
        hasSome && (
          <Chip tone="green" dot>
            {t('security:on')}
          </Chip>
        )
      }
      actions={
        <>
          {hasSome && (
            <Button small kind="plain" aria-label={t('security:passkey.title')} onClick={() => setIsOpen(true)}>
              {t('security:manage')}
            </Button>
          )}
          {isUsable && (
            <Button
              small
              aria-label={t('security:passkey.add')}
              busy={adding.isBusy}
              onClick={() => adding.run(undefined)}
            >
              {t(hasSome ? 'security:addAnother' : 'security:add')}
            </Button>
          )}
        </>
      }
    >
      <About {...{ passkeys, isTrustedHere }} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isOpen && <PasskeysDialog passkeys={passkeys} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  )
}
