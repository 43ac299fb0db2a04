import { Suspense } from 'react'
import { useSettings } from '../lib/settings.ts'
import { asksNotToBeFollowed, findService } from '../lib/tracking/find-service.ts'
import { lazyPiece } from '../ui/pieces/lazy-piece.tsx'

const Card = lazyPiece(async () => (await import('../features/consent/consent-card.tsx')).ConsentCard, 'SILENT')

/** The question whether product events may be sent: only where a service is named, nobody answered, and no browser did. */
export function Consent() {
  const isAsked = useSettings((settings) => settings.productEvents !== 'UNASKED')
  const service = findService()
  if (!service || isAsked || asksNotToBeFollowed()) return null
  return (
    <Suspense fallback={null}>
      <Card service={service} />
    </Suspense>
  )
}
