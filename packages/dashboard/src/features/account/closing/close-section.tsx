import { CLOSING_DAYS } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { closing } from '../../../text/en/account/closing.ts'
import { Button } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons/icon-shapes.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { CloseDialog } from './close-dialog.tsx'
import styles from './closing.module.css'
import { dateOf } from './date-of.ts'
import { type ClosingFacts, closingQuery } from './queries.ts'
import { TakeAlong } from './take-along.tsx'
import { useBringBack } from './use-bring-back.ts'

addTexts('closing', closing)

function Point({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{title}</b> {children}
      </div>
    </li>
  )
}

/** What closing means, and the way to it. */
function Open({ facts }: { facts: ClosingFacts }) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { codes, paidOrders, ordersRetentionYears: years } = facts
  return (
    <>
      <ul className={styles.points}>
        <Point icon="download" title={t('closing:take.title')}>
          {t('closing:take.about')}
          <TakeAlong />
        </Point>
        <Point icon="clock" title={t('closing:rest.title', { days: CLOSING_DAYS })}>
          {t('closing:rest.about')}
        </Point>
        {codes > 0 && (
          <Point icon="shield" title={t('closing:codes.title', { count: codes })}>
            {t('closing:codes.about')}
          </Point>
        )}
        {paidOrders > 0 && (
          <Point icon="bag" title={t('closing:orders.title', { count: paidOrders, years })}>
            {t('closing:orders.about')}
          </Point>
        )}
      </ul>
      <div>
        <Button danger onClick={() => setIsAsking(true)}>
          {t('closing:open')}
        </Button>
      </div>
      {isAsking && <CloseDialog hasCodes={codes > 0} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function Closed({ closing: { eraseAt, lastWords, fallbackUrl } }: { closing: NonNullable<ClosingFacts['closing']> }) {
  const t = useText()
  const bringBack = useBringBack()
  return (
    <>
      <div className={styles.closed}>
        <h3>{t('closing:closed.title')}</h3>
        <p>{t('closing:closed.about', { date: dateOf(eraseAt) })}</p>
        {lastWords !== '' && <p>{t('closing:closed.words', { words: lastWords })}</p>}
        {fallbackUrl !== '' && <p>{t('closing:closed.address', { address: fallbackUrl })}</p>}
      </div>
      <div className={styles.buttons}>
        <Button kind="pri" busy={bringBack.isPending} onClick={() => bringBack.mutate()}>
          {t('closing:closed.bringBack')}
        </Button>
      </div>
      <TakeAlong />
    </>
  )
}

/** The end of the account: what it means, what can be taken along, and a closed one's way back. */
export function CloseSection() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(closingQuery(useApi()))
  if (data)
    return (
      <div className={styles.stack}>{data.closing ? <Closed closing={data.closing} /> : <Open facts={data} />}</div>
    )
  if (isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('closing:notLoaded')}</p>
        <Button small icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <Skeletons label={t('closing:loading')}>
      <Skeleton height={120} radius={12} />
    </Skeletons>
  )
}
