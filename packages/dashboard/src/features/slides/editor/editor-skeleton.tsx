import { useText } from '../../../lib/text.ts'
import { TopBar } from '../../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './editor-skeleton.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e']

/** Skeleton of the editor. */
export function EditorSkeleton() {
  const t = useText()
  return (
    <>
      <TopBar>
        <Skeleton width={180} height={22} />
      </TopBar>
      <Skeletons label={t('slides:list.loading')}>
        <div className={styles.body}>
          <div className={styles.side}>
            {ROWS.map((row) => (
              <Skeleton key={row} height={52} radius={12} />
            ))}
          </div>
          <div className={styles.stage}>
            <Skeleton width={300} height={640} radius={44} />
          </div>
          <div className={styles.side}>
            {ROWS.map((row) => (
              <Skeleton key={row} height={64} radius={12} />
            ))}
          </div>
        </div>
      </Skeletons>
    </>
  )
}
