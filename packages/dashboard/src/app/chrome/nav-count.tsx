import { Suspense } from 'react'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'
import { Delayed } from '../../ui/states/delayed.tsx'
import { useSession } from '../guards/use-session.ts'
import { INBOX } from './nav-items.ts'

const UnreadCount = lazyPiece(
  async () => (await import('../../features/inbox/frame/unread-count.tsx')).UnreadCount,
  'SILENT',
)

/** What is new in the inbox, beside its name; code and number come after the first paint. */
export function NavCount({ of }: { of: string }) {
  const { isSignedIn } = useSession()
  if (of !== INBOX || !isSignedIn) return null
  return (
    <Delayed>
      <Suspense fallback={null}>
        <UnreadCount />
      </Suspense>
    </Delayed>
  )
}
