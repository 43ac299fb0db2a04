import type { PayoutAccount } from '@taplet/contract'
import { useState } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { selling } from '../../../text/en/inbox/selling.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './payouts.module.css'
import { usePayouts } from './use-payouts.ts'

addTexts('selling', selling)

type Payouts = ReturnType<typeof usePayouts>

const tones = { NOT_OFFERED: 'plain', NONE: 'plain', PENDING: 'amber', READY: 'green' } as const

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
      <Button danger onClick={() => setIsAsking(true)}>
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
    <div className={styles.actions}>
      {state !== 'READY' && (
        <Button
          kind="pri"
          icon="card"
          busy={payouts.isConnecting}
          onClick={() => payouts.connect('/app/inbox/settings#payouts')}
        >
          {t(state === 'NONE' ? 'selling:payouts.connect' : 'selling:payouts.goOn')}
        </Button>
      )}
      {state === 'PENDING' && (
        <Button icon="reload" busy={payouts.isFetching} onClick={payouts.refetch}>
          {t('selling:payouts.look')}
        </Button>
      )}
      {state === 'READY' && dashboardUrl !== '' && (
        <ButtonLink icon="open" external newTab to={dashboardUrl}>
          {t('selling:payouts.open')}
        </ButtonLink>
      )}
      {state !== 'NONE' && <Disconnect disconnect={payouts.disconnect} />}
    </div>
  )
}

function Standing({ account }: { account: PayoutAccount }) {
  const t = useText()
  if (account.state === 'PENDING') return <Missing missing={account.missing} />
  return <p>{t(`selling:payouts.${account.state}`)}</p>
}

/** Card of the account that receives payments for products on slides. */
export function PayoutsCard() {
  const t = useText()
  const payouts = usePayouts()
  const { account, isFailed } = payouts
  const chip = account && (
    <Chip tone={tones[account.state]} dot>
      {t(`selling:payouts.states.${account.state}`)}
    </Chip>
  )
  return (
    <div id="payouts" className={styles.place}>
      <Card title={t('selling:payouts.title')} action={chip}>
        <div className={styles.stack}>
          <p className={styles.lede}>{t('selling:payouts.lede')}</p>
          {account && (
            <>
              <div className={styles.standing} data-state={account.state}>
                <Standing account={account} />
                {account.isTest && <p>{t('selling:payouts.test')}</p>}
              </div>
              <Actions account={account} payouts={payouts} />
            </>
          )}
          {!account && isFailed && (
            <div className={styles.standing} role="alert">
              <p>{t('selling:payouts.notLoaded')}</p>
              <Button small icon="reload" busy={payouts.isFetching} onClick={payouts.refetch}>
                {t('retry')}
              </Button>
            </div>
          )}
          {!account && !isFailed && (
            <Skeletons label={t('selling:payouts.loading')}>
              <Skeleton height={96} />
            </Skeletons>
          )}
        </div>
      </Card>
    </div>
  )
}
