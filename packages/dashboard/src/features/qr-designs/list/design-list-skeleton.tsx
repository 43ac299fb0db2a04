import { useText } from '../../../lib/text.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { LinkTabs } from '../../../entities/link/link-tabs.tsx'
import body from '../../../ui/list/list-body.module.css'
import { classNames } from '../../../ui/class-names.ts'
import styles from './design-list.module.css'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the list. */
export function DesignListSkeleton() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('qrDesigns:title')} />
      <LinkTabs />
      <div className={body['main']}>
        <Skeletons label={t('qrDesigns:loading')}>
          <div className={classNames(body['grid'], styles.list)}>
            {CARDS.map((key) => (
              <Skeleton key={key} height={330} radius={16} />
            ))}
          </div>
        </Skeletons>
      </div>
    </>
  )
}
