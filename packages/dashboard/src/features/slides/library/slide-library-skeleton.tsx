import { useText } from '../../../lib/text.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import body from '../../../ui/list/list-body.module.css'
import { classNames } from '../../../ui/class-names.ts'
import styles from './slide-library.module.css'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Skeleton of the library. */
export function SlideLibrarySkeleton() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('slides:list.title')} />
      <div className={body['main']}>
        <Skeletons label={t('slides:list.loading')}>
          <div className={styles.tools}>
            <Skeleton height={44} radius={12} />
          </div>
          <div className={classNames(body['grid'], styles.list)}>
            {CARDS.map((key) => (
              <Skeleton key={key} height={420} radius={16} />
            ))}
          </div>
        </Skeletons>
      </div>
    </>
  )
}
