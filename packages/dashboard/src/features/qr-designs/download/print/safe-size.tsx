import type { PrintPreview } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from './safe-size.module.css'

/** A code is read from up to ten times its width. */
const DISTANCE_TO_WIDTH = 10
const MM_PER_CM = 10
/** The ends of the scale, mm. */
const SCALE = { from: 10, to: 160 }

const placeOf = (mm: number): string => `${((Math.min(mm, SCALE.to) - SCALE.from) / (SCALE.to - SCALE.from)) * 100}%`

/** How large the code is in print, from how far it is read, and how small it may be. */
export function SafeSize({ preview: { codeMm, smallestMm } }: { preview: PrintPreview }) {
  const t = useText()
  const isSafe = codeMm >= smallestMm
  const mm = Math.round(codeMm)
  return (
    <div className={styles.safe} data-safe={isSafe}>
      <Icon name={isSafe ? 'shield' : 'warning'} />
      <div>
        <b>{t('qrPrint:reads', { mm, cm: Math.round((codeMm * DISTANCE_TO_WIDTH) / MM_PER_CM) })}</b>
        <p>{t(isSafe ? 'qrPrint:smallest' : 'qrPrint:tooSmall', { mm: smallestMm })}</p>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <i style={{ width: placeOf(smallestMm) }} />
        <s style={{ insetInlineStart: placeOf(codeMm) }} />
      </div>
    </div>
  )
}
