import { addTexts, useText } from '../../../lib/text.ts'
import { closing } from '../../../text/en/account/closing.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './closing.module.css'
import { dateOf } from './date-of.ts'
import { useBringBack } from './use-bring-back.ts'

addTexts('closing', closing)

/** Above every screen of a closed account: until when it can be brought back, and the way to do that. */
export function ClosingBanner({ closesAt }: { closesAt: string }) {
  const t = useText()
  const bringBack = useBringBack()
  return (
    <div className={styles.banner} role="status">
      <Icon name="clock" />
      <p>{t('closing:banner', { date: dateOf(closesAt) })}</p>
      <Button small busy={bringBack.isPending} onClick={() => bringBack.mutate()}>
        {t('closing:closed.bringBack')}
      </Button>
    </div>
  )
}
