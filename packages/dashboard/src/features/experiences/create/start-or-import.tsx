import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { Start, type StartProps } from './start.tsx'

const StartFromPage = lazyComponent(async () => (await import('../page-import/start-from-page.tsx')).StartFromPage)

/** Two ways to begin an app: with a name and a trade, or (`?from=page`) with a page of the web. */
export function StartOrImport(props: StartProps) {
  const [params] = useSearchParams()
  if (params.get('from') !== 'page') return <Start {...props} />
  return (
    <Suspense fallback={null}>
      <StartFromPage {...props} />
    </Suspense>
  )
}
