import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { errorFacts, useLog } from '../lib/log.ts'
import { useText } from '../lib/text.ts'
import { useTracking } from '../lib/tracking.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'

/** Shown when a screen throws: buttons to reload and to go home (spec §2). */
export function CrashScreen() {
  const t = useText()
  const error = useRouteError()
  const log = useLog()
  const tracking = useTracking()
  // Reports to the log and the tracking service, once for each error.
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
        // Loads a new page, so that broken state is gone.
        action={
          <ButtonLink to="/" external>
            {t('crash.home')}
          </ButtonLink>
        }
      />
    </main>
  )
}
