import { useState } from 'react'
import type { Drafts } from '../../lib/drafts/use-drafts.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { ago } from '../ago.ts'
import { Strip } from './strip.tsx'

type Edits = Pick<Drafts['offers'][number], 'deviceName' | 'updatedAt'>

/** Says which edits were restored and which others exist: one strip at a time, above the editor. */
export function DraftStrips({ drafts }: { drafts: Drafts }) {
  const t = useText()
  const [openedAt] = useState(Date.now)
  const { restored, offers, isForgotten, isUnavailable, isNoticeRead } = drafts
  const offer = offers.find(({ isPostponed }) => !isPostponed)
  const whereOf = ({ updatedAt, deviceName }: Edits) => ({
    // Looked up while the editor is open, too.
    ago: ago(updatedAt, Math.max(openedAt, updatedAt)),
    device: deviceName || t('editing:drafts.someDevice'),
  })
  if (restored) {
    const handleDiscard = () => {
      drafts.discardRestored()
      toast.say(t('editing:drafts.discarded'))
    }
    const { updatedAt, elsewhere } = restored
    const words =
      elsewhere === undefined
        ? t('editing:drafts.back', { time: clockTime(updatedAt, openedAt) })
        : t(`editing:drafts.${elsewhere === '' ? 'tab' : 'device'}`, whereOf({ updatedAt, deviceName: elsewhere }))
    return (
      <Strip icon="clock" isQuiet words={words}>
        <Button small kind="plain" onClick={handleDiscard}>
          {t('editing:drafts.discard')}
        </Button>
      </Strip>
    )
  }
  if (offer) {
    return (
      <Strip icon="clock" words={t(`editing:drafts.${offer.isOwnDevice ? 'fromTab' : 'fromDevice'}`, whereOf(offer))}>
        <Button small onClick={() => drafts.later(offer.offerId)}>
          {t('editing:drafts.later')}
        </Button>
        <Button small kind="pri" onClick={() => drafts.bring(offer.offerId)}>
          {t('editing:drafts.bring')}
        </Button>
      </Strip>
    )
  }
  if (isForgotten) return <Strip icon="info" isQuiet words={t('editing:drafts.forgotten')} />
  if (!isUnavailable || isNoticeRead) return null
  return (
    <Strip icon="info" words={t('editing:drafts.unavailable')}>
      <Button small onClick={drafts.hideUnavailable}>
        {t('editing:drafts.understood')}
      </Button>
    </Strip>
  )
}
