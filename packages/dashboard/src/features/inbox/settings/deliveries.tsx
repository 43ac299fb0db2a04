import type { WebhookDelivery } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { exactTime } from '../../../lib/timing/clock-time.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ScrollTable } from '../../../ui/layout/scroll-table.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { deliveriesQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import styles from './settings.module.css'

const tones = { DELIVERED: 'green', FAILED: 'red', REFUSED: 'red' } as const

function SendAgain({ deliveryId }: Pick<WebhookDelivery, 'deliveryId'>) {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const again = useMutation({
    mutationKey: ['inbox', 'sendAgain'],
    mutationFn: () => calls.sendAgain({ deliveryId }),
    networkMode: 'always',
    onSuccess: () => {
      toast.done(t('inboxSettings:deliveries.onItsWay'))
      return client.invalidateQueries({ queryKey: deliveriesQuery(calls).queryKey })
    },
    onError: (error) => toast.failed(t('inboxSettings:deliveries.notSent', { message: failureMessage(error, t) })),
  })
  return (
    <Button small icon="reload" busy={again.isPending} onClick={() => again.mutate()}>
      {t('inboxSettings:deliveries.sendAgain')}
    </Button>
  )
}

function Row({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText()
  return (
    <tr>
      <td>
        <Chip tone={tones[delivery.outcome]} dot>
          {delivery.status ?? t(`inboxSettings:deliveries.outcomes.${delivery.outcome}`)}
        </Chip>
      </td>
      <td>
        <code>{delivery.event}</code>
        {delivery.attempt > 1 && ` ${t('inboxSettings:deliveries.attempt', { attempt: delivery.attempt })}`}
        <p>{delivery.message}</p>
      </td>
      <td>
        <time dateTime={delivery.at}>{exactTime(delivery.at)}</time>
        <p>{t('inboxSettings:deliveries.took', { ms: delivery.durationMs })}</p>
        {delivery.canSendAgain && <SendAgain deliveryId={delivery.deliveryId} />}
      </td>
    </tr>
  )
}

/** Recent webhook deliveries and their responses. */
export function Deliveries() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useQuery(deliveriesQuery(useApi().inbox))
  return (
    <section className={styles.deliveries} aria-label={t('inboxSettings:deliveries.title')}>
      <header>
        <h3>{t('inboxSettings:deliveries.title')}</h3>
        <Button small kind="plain" icon="reload" busy={isFetching} onClick={() => void refetch()}>
          {t('inboxSettings:deliveries.again')}
        </Button>
      </header>
      {data?.length === 0 && <p className={styles.lede}>{t('inboxSettings:deliveries.none')}</p>}
      {!data && isError && <p className={styles.lede}>{t('inboxSettings:deliveries.failed')}</p>}
      {!data && !isError && (
        <Skeletons label={t('loading')}>
          <Skeleton height={88} />
        </Skeletons>
      )}
      {data && data.length > 0 && (
        <ScrollTable className={styles.answers} label={t('inboxSettings:deliveries.title')}>
          <thead>
            <tr>
              <th scope="col">{t('inboxSettings:deliveries.answer')}</th>
              <th scope="col">{t('inboxSettings:deliveries.event')}</th>
              <th scope="col">{t('inboxSettings:deliveries.when')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((delivery) => (
              <Row key={delivery.deliveryId} delivery={delivery} />
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  )
}
