import type { InboxWebhook, WebhookEvent } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { deliveriesQuery, settingsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'

export interface WantedWebhook {
  url: string
  events: WebhookEvent[]
  isOn: boolean
}

/** All actions on the webhook; secrets are passed on and stored nowhere. */
export function useWebhook(onSecret: (secret: string) => void) {
  const t = useText()
  const calls = useApi().inbox
  const client = useQueryClient()
  const networkMode = 'always'
  const show = (webhook: InboxWebhook | null) =>
    client.setQueryData(settingsQuery(calls).queryKey, (now) => now && { ...now, webhook })
  const askDeliveries = () => void client.invalidateQueries({ queryKey: deliveriesQuery(calls).queryKey })
  const onError = (error: Error) =>
    void toast.failed(t('inboxSettings:notSaved', { message: failureMessage(error, t) }))
  const save = useMutation({
    mutationKey: ['inbox', 'saveWebhook'],
    mutationFn: (wanted: WantedWebhook) => calls.saveWebhook(wanted),
    networkMode,
    onSuccess: ({ webhook, secret }) => {
      show(webhook)
      if (secret) onSecret(secret)
      toast.done(t('inboxSettings:webhook.saved'))
    },
  })
  const rotate = useMutation({
    mutationKey: ['inbox', 'rotateWebhookSecret'],
    mutationFn: () => calls.rotateWebhookSecret({}),
    networkMode,
    onSuccess: ({ webhook, secret }) => {
      show(webhook)
      onSecret(secret)
    },
    onError,
  })
  const test = useMutation({
    mutationKey: ['inbox', 'testWebhook'],
    mutationFn: () => calls.testWebhook({}),
    networkMode,
    onSuccess: askDeliveries,
    onError,
  })
  const remove = useMutation({
    mutationKey: ['inbox', 'deleteWebhook'],
    mutationFn: () => calls.deleteWebhook({}),
    networkMode,
    onSuccess: () => {
      show(null)
      askDeliveries()
      toast.done(t('inboxSettings:webhook.removed'))
    },
    onError,
  })
  return { save, rotate, test, remove }
}
