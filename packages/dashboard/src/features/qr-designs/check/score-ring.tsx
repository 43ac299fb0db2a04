import type { QrCheck } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import styles from './check-panel.module.css'

const RADIUS = 39
const ROUND = 2 * Math.PI * RADIUS

/** The score as a ring in the colour of its grade. */
export function ScoreRing({ score, grade }: Pick<QrCheck, 'score' | 'grade'>) {
  const t = useText()
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 92 92"
      width="76"
      height="76"
      role="img"
      aria-label={t('qrDesigner:check.score', { score })}
      data-grade={grade}
    >
      <circle cx="46" cy="46" r={RADIUS} />
      <circle
        cx="46"
        cy="46"
        r={RADIUS}
        data-part="share"
        strokeDasharray={`${(score / 100) * ROUND} ${ROUND}`}
        transform="rotate(-90 46 46)"
      />
      <text x="46" y="55" textAnchor="middle">
        {score}
      </text>
    </svg>
  )
}
