import { useState } from 'react'
import type { Drafts } from '../../lib/drafts/use-drafts.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { ago } from '../ago.ts'
import { Strip } from './strip.tsx'

/** Says which unsaved edits were restored and which others exist: one strip at a time, above the editor. */
export function DraftStrips({ drafts }: { drafts: Drafts }) {
  const t = useText()
  const [openedAt] = useState(Date.now)
  const { restored, offers, isUnavailable, isNoticeRead } = drafts
  const [offer] = offers
  if (restored) {
    const handleDiscard = () => {
      drafts.discardRestored()
      toast.say(t('editing:drafts.discarded'))
    }
    return (
      <Strip icon="clock" isQuiet words={t('editing:drafts.back', { time: clockTime(restored.updatedAt, openedAt) })}>
        <Button small kind="plain" onClick={handleDiscard}>
          {t('editing:drafts.discard')}
        </Button>
      </Strip>
    )
  }
  if (offer) {
    const place = {
      ago: ago(offer.updatedAt, openedAt),
      device: offer.deviceName || t('editing:drafts.someDevice'),
    }
    return (
      <Strip icon="clock" words={t(`editing:drafts.${offer.isOwnDevice ? 'fromTab' : 'fromDevice'}`, place)}>
        <Button small onClick={() => drafts.later(offer.offerId)}>
          {t('editing:drafts.later')}
        </Button>
        <Button small kind="pri" onClick={() => drafts.bring(offer.offerId)}>
          {t('editing:drafts.bring')}
        </Button>
      </Strip>
    )
  }
  if (!isUnavailable || isNoticeRead) return null
  return (
    <Strip icon="info" words={t('editing:drafts.unavailable')}>
      <Button small onClick={drafts.hideUnavailable}>
        {t('editing:drafts.understood')}
      </Button>
    </Strip>
  )
}
