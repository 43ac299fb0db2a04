import { useText } from '../../../lib/text.ts'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './states.module.css'

/** The loading skeleton of a report. */
export function ReportSkeleton() {
  return (
    <Skeletons label={useText()('analytics:loading')}>
      <div className={styles.skeleton}>
        <Skeleton height={446} radius={16} />
        <Skeleton height={520} radius={16} />
        <div className={styles.pair}>
          <Skeleton height={360} radius={16} />
          <Skeleton height={360} radius={16} />
        </div>
      </div>
    </Skeletons>
  )
}
