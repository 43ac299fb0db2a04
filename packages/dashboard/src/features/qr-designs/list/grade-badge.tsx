import type { QrCheck } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import styles from './grade-badge.module.css'

/** How well a code scans, in words; marked with the leaf. */
export function GradeBadge({ grade }: { grade: QrCheck['grade'] }) {
  const t = useText()
  return (
    <span className={styles['badge']} data-grade={grade}>
      {t(`qrDesigns:grades.${grade}`)}
    </span>
  )
}
