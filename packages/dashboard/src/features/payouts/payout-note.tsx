import { useLocation } from 'react-router'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import styles from './payout-note.module.css'
import { usePayouts } from './use-payouts.ts'

const tones = { NOT_OFFERED: 'plain', NONE: 'amber', PENDING: 'amber', READY: 'green' } as const

/** Shown beside a product: whether visitors can pay already, and a link to set that up. */
export function PayoutNote({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const { account, isFailed, isFetching, refetch, connect, isConnecting } = usePayouts()
  if (!account && isFailed)
    return (
      <div className={styles.note} role="alert">
        <p>{t('selling:payouts.notLoaded')}</p>
        <Button small icon="reload" busy={isFetching} onClick={refetch}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!account)
    return (
      <Skeletons label={t('selling:payouts.loading')}>
        <Skeleton height={56} />
      </Skeletons>
    )
  const { state, isTest } = account
  const isOpen = state === 'NONE' || state === 'PENDING'
  return (
    <div className={styles.note} data-tone={tones[state]}>
      <p>
        {t(isOpen ? 'selling:product.unconnected' : `selling:payouts.${state}`)}
        {isTest && ` ${t('selling:payouts.test')}`}
      </p>
      {isOpen && (
        <Button
          small
          icon="card"
          busy={isConnecting}
          onClick={() => (isUnsaved ? toast.say(t('selling:product.unsavedFirst')) : connect(`${pathname}${search}`))}
        >
          {t(state === 'NONE' ? 'selling:payouts.connect' : 'selling:payouts.goOn')}
        </Button>
      )}
    </div>
  )
}
