import { addTexts, useText } from '../../../lib/text.ts'
import { closing } from '../../../text/en/account/closing.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeBar } from '../../../ui/layout/notice-bar.tsx'
import { dateOf } from './date-of.ts'
import { useBringBack } from './use-bring-back.ts'

addTexts('closing', closing)

/** Above every screen of a closed account: until when it can be brought back, and the way to do that. */
export function ClosingBanner({ closesAt }: { closesAt: string }) {
  const t = useText()
  const bringBack = useBringBack()
  return (
    <NoticeBar
      icon="clock"
      text={t('closing:banner', { date: dateOf(closesAt) })}
      action={
        <Button small busy={bringBack.isPending} onClick={() => bringBack.mutate()}>
          {t('closing:closed.bringBack')}
        </Button>
      }
    />
  )
}
