import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { noteDraftOrder } from '../../entities/experience/draft-orders.ts'
import type { PublishFlowProps } from '../../entities/experience/publish-flow.ts'
import { PublishFlow } from '../../features/publishing/publish-flow.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { afterPublishing } from '../apps/after-publishing.ts'

interface PublishAppProps extends Pick<PublishFlowProps, 'experienceId' | 'open' | 'onClose'> {
  accountId: string
}

/** Publishes the app from which a slide was opened, with all of its slides. */
export function PublishApp({ accountId, ...props }: PublishAppProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <PublishFlow
      {...props}
      mode="PUBLISH"
      onPublished={(page, isFirst) => {
        noteDraftOrder(client, accountId, page.experienceId, undefined)
        afterPublishing(page, isFirst, navigate)
      }}
      onRefused={({ message }) => toast.failed(message)}
    />
  )
}
