import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** Says that instant apps could not be fetched, and offers to try again. */
export function PagesFailed({ onRetry, isBusy = false }: { onRetry: () => void; isBusy?: boolean }) {
  const t = useText()
  return (
    <ErrorState
      title={t('chrome:pagesError.title')}
      sentence={t('chrome:pagesError.sentence')}
      safe={t('chrome:pagesError.safe')}
      retry={{ label: t('retry'), onRetry, busy: isBusy }}
    />
  )
}
