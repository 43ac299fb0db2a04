import { type InboxWebhook, OLD_SECRET_HOURS, type WebhookDelivery } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { deliveriesQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import styles from './settings.module.css'
import { useWebhook } from './use-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'

const tones = { ON: 'green', OFF: 'plain', FAILING: 'red' } as const
type Asking = 'rotate' | 'remove' | undefined

/** Why nothing is sent any more. */
function Failing({ webhook }: { webhook: InboxWebhook }) {
  const t = useText()
  const { data } = useQuery(deliveriesQuery(useApi().inbox))
  const last = data?.find(({ outcome }) => outcome !== 'DELIVERED')
  return (
    <div className={styles.failing} role="alert">
      <Icon name="warning" />
      <div>
        <p>{t('inboxSettings:webhook.failing', { count: webhook.failuresInARow })}</p>
        {last && <p>{t('inboxSettings:webhook.lastAnswer', { message: last.message })}</p>}
      </div>
    </div>
  )
}

function Tested({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText()
  const isDelivered = delivery.outcome === 'DELIVERED'
  return (
    <p className={styles.tested} data-good={isDelivered} role="status">
      <Icon name={isDelivered ? 'check' : 'warning'} size={16} />
      {t(isDelivered ? 'inboxSettings:webhook.testGood' : 'inboxSettings:webhook.testBad', {
        status: delivery.status ?? '',
        message: delivery.message,
        ms: delivery.durationMs,
      })}
    </p>
  )
}

/** Card of the webhook, which notifies other programs of new entries. */
export function WebhookCard({ webhook }: { webhook: InboxWebhook | null }) {
  const t = useText()
  const [secret, setSecret] = useState('')
  const [asking, setAsking] = useState<Asking>()
  const { save, rotate, test, remove } = useWebhook(setSecret)
  const endAsking = { onSettled: () => setAsking(undefined) }
  return (
    <Card
      title={t('inboxSettings:webhook.title')}
      {...(webhook && {
        action: (
          <Chip tone={tones[webhook.state]} dot>
            {t(`inboxSettings:webhook.states.${webhook.state}`)}
          </Chip>
        ),
      })}
    >
      <div className={styles.stack}>
        <p className={styles.lede}>{t('inboxSettings:webhook.lede')}</p>
        {webhook?.state === 'FAILING' && <Failing webhook={webhook} />}
        {webhook && (
          <SwitchField
            label={t('inboxSettings:webhook.on')}
            hint={t('inboxSettings:webhook.onHint')}
            checked={webhook.state === 'ON'}
            disabled={save.isPending}
            onChange={(isOn) => save.mutate({ url: webhook.url, events: webhook.events, isOn })}
          />
        )}
        <WebhookForm
          key={webhook ? webhook.createdAt : 'new'}
          webhook={webhook}
          isBusy={save.isPending}
          error={save.error ? failureMessage(save.error, t) : undefined}
          onSave={(wanted) => save.mutate(wanted)}
        />
        {webhook && (
          <>
            <div className={styles.actions}>
              <Button icon="arrowRight" busy={test.isPending} onClick={() => test.mutate()}>
                {t('inboxSettings:webhook.test')}
              </Button>
              <Button icon="lock" onClick={() => setAsking('rotate')}>
                {t('inboxSettings:webhook.rotate')}
              </Button>
              <Button icon="trash" danger onClick={() => setAsking('remove')}>
                {t('inboxSettings:webhook.remove')}
              </Button>
            </div>
            {test.data && <Tested delivery={test.data.delivery} />}
            <Deliveries />
          </>
        )}
      </div>
      <SecretDialog secret={secret} onClose={() => setSecret('')} />
      <ConfirmDialog
        open={asking === 'rotate'}
        title={t('inboxSettings:webhook.rotateTitle')}
        consequences={[
          t('inboxSettings:webhook.rotateOnce'),
          t('inboxSettings:webhook.rotateDay', { hours: OLD_SECRET_HOURS }),
        ]}
        confirmLabel={t('inboxSettings:webhook.rotate')}
        cancelLabel={t('cancel')}
        busy={rotate.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => rotate.mutate(undefined, endAsking)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        title={t('inboxSettings:webhook.removeTitle')}
        consequences={[t('inboxSettings:webhook.removeLog'), t('inboxSettings:webhook.removeSafe')]}
        confirmLabel={t('inboxSettings:webhook.remove')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => remove.mutate(undefined, endAsking)}
      />
    </Card>
  )
}
