import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './library.module.css'
import type { useTicks } from './use-ticks.ts'

/** Actions on the selected files. */
export function SelectionBar({ ticks, onDelete }: { ticks: ReturnType<typeof useTicks>; onDelete: () => void }) {
  const t = useText()
  return (
    <div className={styles.bulk}>
      <span aria-live="polite">{t('mediaFiles:selected', { count: ticks.ticked.length })}</span>
      <Button small kind="plain" onClick={ticks.tickAll}>
        {t('mediaFiles:selectAll')}
      </Button>
      <Button small danger icon="trash" disabled={ticks.ticked.length === 0} onClick={onDelete}>
        {t('mediaFiles:delete')}
      </Button>
    </div>
  )
}
