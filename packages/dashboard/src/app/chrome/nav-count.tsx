import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Delayed } from '../../ui/states/delayed.tsx'
import { useMay } from '../../entities/session/use-may.ts'
import { useSession } from '../guards/use-session.ts'
import { INBOX } from './nav-items.ts'

const UnreadCount = lazyComponent(
  async () => (await import('../../features/inbox/frame/unread-count.tsx')).UnreadCount,
  'SILENT',
)

/** Number of new entries beside the inbox's name; its code and data are loaded after the first paint. */
export function NavCount({ of }: { of: string }) {
  const { isSignedIn } = useSession()
  const maySell = useMay('sales')
  if (of !== INBOX || !isSignedIn || !maySell) return null
  return (
    <Delayed>
      <Suspense fallback={null}>
        <UnreadCount />
      </Suspense>
    </Delayed>
  )
}
