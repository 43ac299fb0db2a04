import { useText } from '../../../lib/text.ts'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './link-row.module.css'
import tools from './link-tools.module.css'

const ROWS = ['one', 'two', 'three', 'four', 'five']

/** Skeleton of the list. */
export function LinksSkeleton() {
  return (
    <Skeletons label={useText()('links:list.loading')}>
      <div className={tools['tools']}>
        <Skeleton height={48} radius={24} />
        <Skeleton height={44} radius={22} />
      </div>
      <div className={styles.list}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={88} height={88} radius={16} />
            <div className={styles.words}>
              <Skeleton width="46%" height={18} />
              <Skeleton width="62%" />
              <Skeleton width="38%" />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
