import { ApiError, type FeatureId } from '@taplet/contract'
import { useCallback, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { PlanOffer } from './plan-offer.tsx'

/** For what is copied: a dialog that says there is no room, with the plan that makes some. Render `dialog` somewhere. */
export function useLimitDialog(featureId: FeatureId) {
  const t = useText()
  const [sentence, setSentence] = useState<string>()
  const close = () => setSentence(undefined)
  /** Opens the dialog for the refusal of a limit, which another tab may have met; says others in a toast. */
  const showFailure = useCallback((error: Error): void => {
    const isLimit = error instanceof ApiError && error.body.code.endsWith('_LIMIT_REACHED')
    if (isLimit) setSentence(error.message)
    else toast.failed(error.message)
  }, [])
  const dialog = (
    <Dialog
      open={sentence !== undefined}
      title={t('plans:noRoom')}
      closeLabel={t('plans:later')}
      onClose={close}
      actions={<Button onClick={close}>{t('plans:later')}</Button>}
    >
      <p>{sentence}</p>
      <PlanOffer featureId={featureId} />
    </Dialog>
  )
  return { show: setSentence as (sentence: string) => void, showFailure, dialog }
}
