import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { errorFacts, useLog } from '../lib/log.ts'
import { useText } from '../lib/text.ts'
import { useTracking } from '../lib/tracking.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'

/** What remains when a screen throws: a way to reload and a way home (spec §2). */
export function CrashScreen() {
  const t = useText()
  const error = useRouteError()
  const log = useLog()
  const tracking = useTracking()
  // Tells the log and the tracking service, once for each error.
  useEffect(() => {
    log.write({ event: 'application_crashed', ...errorFacts(error) })
    tracking.track('application_crashed', { name: error instanceof Error ? error.name : 'unknown' })
  }, [error, log, tracking])
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <ErrorState
        title={t('crash.title')}
        sentence={t('crash.sentence')}
        safe={t('crash.safe')}
        retry={{ label: t('crash.reload'), onRetry: () => location.reload() }}
        // A whole new page: whatever broke is gone with the old one.
        action={
          <ButtonLink to="/" external>
            {t('crash.home')}
          </ButtonLink>
        }
      />
    </main>
  )
}
