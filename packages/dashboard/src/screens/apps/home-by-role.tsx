import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { useMay } from '../../entities/session/use-may.ts'
import { useText } from '../../lib/text.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Loader } from '../../ui/states/loader.tsx'

const Numbers = lazyComponent(async () => (await import('./numbers.tsx')).Numbers)

/** The instant apps as those see them who do not edit: numbers for viewers; sellers work in the inbox. */
export function HomeByRole() {
  const t = useText()
  const mayRead = useMay('numbers')
  if (!mayRead) return <Navigate to="/app/inbox" replace />
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <Numbers />
    </Suspense>
  )
}
