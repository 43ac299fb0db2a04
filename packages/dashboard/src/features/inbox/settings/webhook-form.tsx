import type { InboxWebhook, WebhookEvent } from '@taplet/contract'
import { webhookEvent } from '@taplet/contract/schemas'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './settings.module.css'
import type { WantedWebhook } from './use-webhook.ts'

interface WebhookFormProps {
  webhook: InboxWebhook | null
  isBusy: boolean
  /** Why it was refused the last time. */
  error: string | undefined
  onSave: (wanted: WantedWebhook) => void
}

const keys = {
  'review.received': 'reviewReceived',
  'subscriber.confirmed': 'subscriberConfirmed',
  'subscriber.unsubscribed': 'subscriberUnsubscribed',
  'subscriber.deleted': 'subscriberDeleted',
} as const satisfies Record<WebhookEvent, string>

/** Form for the webhook's address and events. */
export function WebhookForm({ webhook, isBusy, error, onSave }: WebhookFormProps) {
  const t = useText()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvent.options)
  const isChanged = url.trim() !== webhook?.url || events.join(' ') !== webhook.events.join(' ')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() && events.length > 0 && isChanged)
      onSave({ url: url.trim(), events: [...events], isOn: webhook?.state !== 'OFF' })
  }
  return (
    <form className={styles.stack} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('inboxSettings:webhook.address')}
        hint={t('inboxSettings:webhook.addressHint')}
        error={error}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={2048}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className={styles.events}>
        <legend>{t('inboxSettings:webhook.events')}</legend>
        {webhookEvent.options.map((name) => (
          <label key={name}>
            <ChoiceBox
              type="checkbox"
              checked={events.includes(name)}
              onChange={(event) =>
                setEvents(
                  webhookEvent.options.filter((one) => (one === name ? event.target.checked : events.includes(one))),
                )
              }
            />
            <span>
              {t(`inboxSettings:webhook.eventNames.${keys[name]}`)} <code>{name}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          type="submit"
          kind={webhook ? 'sec' : 'pri'}
          busy={isBusy}
          disabled={url.trim() === '' || events.length === 0 || !isChanged}
        >
          {t(webhook ? 'inboxSettings:webhook.save' : 'inboxSettings:webhook.add')}
        </Button>
      </div>
    </form>
  )
}
