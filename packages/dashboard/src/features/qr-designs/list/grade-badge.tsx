import type { QrCheck } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { withoutScheme } from '../code-address.ts'
import styles from './grade-badge.module.css'

interface GradeBadgeProps {
  check: Pick<QrCheck, 'grade' | 'isDecoded' | 'text'>
}

/** How well a code scans, in words; with the leaf corner. What no reader has read yet is not called by its grade. */
export function GradeBadge({ check: { grade, isDecoded, text } }: GradeBadgeProps) {
  const t = useText()
  if (!isDecoded)
    return (
      <span className={styles.badge} data-grade="UNTESTED" title={t('qrDesigns:untestedWhy')}>
        {t('qrDesigns:untested')}
      </span>
    )
  return (
    <span
      className={styles.badge}
      data-grade={grade}
      title={text && t('qrDesigns:checkedWith', { text: withoutScheme(text) })}
    >
      {t(`qrDesigns:grades.${grade}`)}
    </span>
  )
}
