import { Suspense } from 'react'
import { useSettings } from '../lib/settings.ts'
import { asksNotToBeFollowed, findService } from '../lib/tracking/find-service.ts'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'

const Card = lazyComponent(async () => (await import('../features/consent/consent-card.tsx')).ConsentCard, 'SILENT')

/** Asks for consent to product events if a service is named, nobody has answered, and the browser has not declined. */
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
