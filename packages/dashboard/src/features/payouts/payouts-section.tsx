import type { PayoutAccount } from '@taplet/contract'
import { useState } from 'react'
import { PAYOUTS_PATH } from '../../entities/payouts/payouts-path.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { selling } from '../../text/en/inbox/selling.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import styles from './payouts.module.css'
import { usePayouts } from './use-payouts.ts'

addTexts('selling', selling)

type Payouts = ReturnType<typeof usePayouts>

const tones = { NOT_OFFERED: 'plain', NONE: 'plain', PENDING: 'amber', READY: 'green' } as const

/** What the provider still asks for. */
function Missing({ missing }: Pick<PayoutAccount, 'missing'>) {
  const t = useText()
  if (missing.length === 0) return <p>{t('selling:payouts.pendingNothing')}</p>
  return (
    <>
      <p>{t('selling:payouts.PENDING')}</p>
      <ul className={styles.missing}>
        {missing.map((one) => (
          <li key={one}>
            <Icon name="next" size={16} />
            {one}
          </li>
        ))}
      </ul>
    </>
  )
}

function Disconnect({ disconnect }: Pick<Payouts, 'disconnect'>) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button small danger onClick={() => setIsAsking(true)}>
        {t('selling:payouts.disconnect')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('selling:payouts.disconnectTitle')}
        consequences={[
          t('selling:payouts.disconnectSlides'),
          t('selling:payouts.disconnectOrders'),
          t('selling:payouts.disconnectAgain'),
        ]}
        confirmLabel={t('selling:payouts.disconnect')}
        cancelLabel={t('cancel')}
        busy={disconnect.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => disconnect.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}

/** Actions available in the current state. */
function Actions({ account, payouts }: { account: PayoutAccount; payouts: Payouts }) {
  const t = useText()
  const { state, dashboardUrl } = account
  if (state === 'NOT_OFFERED') return null
  return (
    <>
      {state !== 'READY' && (
        <Button small icon="card" busy={payouts.isConnecting} onClick={() => payouts.connect(PAYOUTS_PATH)}>
          {t(state === 'NONE' ? 'selling:payouts.connect' : 'selling:payouts.goOn')}
        </Button>
      )}
      {state === 'PENDING' && (
        <Button small icon="reload" busy={payouts.isFetching} onClick={payouts.refetch}>
          {t('selling:payouts.look')}
        </Button>
      )}
      {state === 'READY' && dashboardUrl !== '' && (
        <ButtonLink small icon="open" external newTab to={dashboardUrl}>
          {t('selling:payouts.open')}
        </ButtonLink>
      )}
      {state !== 'NONE' && <Disconnect disconnect={payouts.disconnect} />}
    </>
  )
}

/** The account that receives payments for products on slides: its state on top, then what can be done. */
export function PayoutsSection() {
  const t = useText()
  const payouts = usePayouts()
  const { account, isFailed } = payouts
  if (!account && isFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('selling:payouts.notLoaded')}</p>
        <Button small icon="reload" busy={payouts.isFetching} onClick={payouts.refetch}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!account)
    return (
      <Skeletons label={t('selling:payouts.loading')}>
        <Skeleton height={48} radius={12} />
      </Skeletons>
    )
  const { state, isTest, missing } = account
  return (
    <>
      <SettingRow
        icon="card"
        title={t(`selling:payouts.heads.${state}`)}
        status={
          <Chip tone={tones[state]} dot>
            {t(`selling:payouts.states.${state}`)}
          </Chip>
        }
        actions={<Actions account={account} payouts={payouts} />}
      >
        {state === 'PENDING' ? <Missing missing={missing} /> : <p>{t(`selling:payouts.${state}`)}</p>}
      </SettingRow>
      {isTest && (
        <SettingRow icon="bag" title={t('selling:payouts.testTitle')}>
          <p>{t('selling:payouts.testHint')}</p>
        </SettingRow>
      )}
    </>
  )
}
