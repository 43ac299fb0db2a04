import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Skeleton, Skeletons } from '../../../../ui/states/skeleton.tsx'
import { MOST_NEW } from '../../queries.ts'
import styles from './list.module.css'

const SHOWN_SKELETONS = [1, 2, 3, 4, 5, 6]

/** Skeleton of the list. */
export function WaitingRows({ label, widths }: { label: string; widths: readonly [string, string] }) {
  return (
    <Skeletons label={label}>
      <div className={styles.rows}>
        {SHOWN_SKELETONS.map((one) => (
          <div key={one} className={styles.skeleton}>
            <Skeleton width="44%" height={18} />
            <Skeleton width={widths[0]} height={14} />
            <Skeleton width={widths[1]} height={12} />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}

/** Says that more was received, and shows it on request. */
export function FreshRows({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText()
  return (
    <div className={styles.fresh} role="status">
      <button type="button" onClick={onShow}>
        <Icon name="up" />
        {t(count < MOST_NEW ? 'inbox:fresh' : 'inbox:freshMany', { count })}
      </button>
    </div>
  )
}

/** Says that refetching the list failed, and retries. */
export function StaleRows({ text, isBusy, onRetry }: { text: string; isBusy: boolean; onRetry: () => void }) {
  const t = useText()
  return (
    <div className={styles.stale} role="status">
      <p>{text}</p>
      <Button small icon="reload" busy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
