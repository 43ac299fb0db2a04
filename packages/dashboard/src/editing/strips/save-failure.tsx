import type { Saving } from '../../lib/editing/editor-state.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Strip } from './strip.tsx'

interface SaveFailureProps {
  saving: Extract<Saving<unknown, unknown>, { status: 'FAILED' }>
  onRetry: () => void
}

/** Says why nothing was saved, and whether it is retried automatically. */
export function SaveFailure({ saving, onRetry }: SaveFailureProps) {
  const t = useText()
  const words = t('editing:failed', { reason: saving.message })
  return (
    <Strip icon="warning" isAlert words={saving.retries ? `${words} ${t('editing:retrying')}` : words}>
      <Button small onClick={onRetry}>
        {t('retry')}
      </Button>
    </Strip>
  )
}
